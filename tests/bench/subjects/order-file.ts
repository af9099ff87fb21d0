const header = "Order Number,Name,Street 1,City,State,ZIP,Country,Length,Width,Height,Weight (oz)";
let files = 0;

/** A file of so many orders to people who were never shipped to before. */
export function orderFile(count: number): Uint8Array {
  files += 1;
  const lines = Array.from(
    { length: count },
    (_, n) =>
      `B${files}-${n},Recipient ${n} ${files},${(n % 900) + 1} Dexter Ave,Montgomery,AL,36130,US,10,8,4,${(n % 60) + 8}`,
  );
  return new TextEncoder().encode([header, ...lines].join("\n"));
}
