import { setTimeout as pause } from "node:timers/promises";
import type { BenchWindow, Desk } from "./open-window.ts";

const header = "Order Number,Name,Street 1,City,State,ZIP,Country,Length,Width,Height,Weight (oz)";

/** A file of so many orders from the bytes to the last rate. */
export async function importAll({ page, desk }: BenchWindow, count: number): Promise<string> {
  const id = await page.evaluate(
    async ([lines, head]) => {
      const text = Array.from(
        { length: lines },
        (_, n) =>
          `B-${n},Recipient ${n},${(n % 900) + 1} Dexter Ave,Montgomery,AL,36130,US,10,8,4,${(n % 60) + 8}`,
      );
      const { station } = window as unknown as {
        station: { invoke(name: string, input: object): Promise<{ data: { id: string } }> };
      };
      const bytes = new TextEncoder().encode([head, ...text].join("\n"));
      const reply = await station.invoke("importBatch", { fileName: `${lines}.csv`, bytes });
      return reply.data.id;
    },
    [count, header] as const,
  );
  await until(desk, id, ({ ready }) => ready === count);
  return id;
}

type Counts = Awaited<ReturnType<Desk["getBatch"]>>["counts"];

/** Asks seldom, so that the asking itself is no load. */
export async function until(
  desk: Desk,
  id: string,
  done: (counts: Counts) => boolean,
): Promise<void> {
  for (let asked = 0; asked < 600; asked++) {
    const { counts } = await desk.getBatch({ id });
    if (done(counts)) return;
    await pause(250);
  }
  throw new Error("the batch does not come to its end");
}
