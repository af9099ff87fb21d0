/** `(420)94107(92)0019…` as pairs of identifier and value. */
const element = /\((\d{2,4})\)([^(]*)/g;
/** Identifiers of predefined length need no FNC1 behind them (GS1 General Specifications, figure 7.8.5-2). */
const predefined = /^(0[0-4]|1[1-9]|20|3[1-6]|41)/;

/**
 * The data of a `^BC` field in normal mode for GS1-128: `>;` starts in code set C (two digits to a symbol character), `>8` is FNC1,
 * `>6` changes to B for whatever is left when a digit stands alone.
 * Source: Zebra ZPL II Programming Guide, ^BC, invocation codes.
 */
export function gs1Field(data: string): string {
  const parts = Array.from(data.matchAll(element), ([, id = "", value = ""]) => ({ id, value }));
  const signs = parts
    .map(({ id, value }, index) =>
      index === parts.length - 1 || predefined.test(id) ? id + value : `${id}${value}|`,
    )
    .join("");
  const pairs = /^(?:\|?\d\d)*/.exec(signs)?.[0] ?? "";
  const left = signs.length - pairs.length;
  // A digit that stands alone at the end takes the pair before it along: some drawing programs lose a single sign behind `>6`.
  const changeAt = left === 1 && pairs.length > 2 ? pairs.length - 2 : pairs.length;
  const head = signs.slice(0, changeAt);
  const rest = signs.slice(changeAt);
  const fnc1 = (text: string) => text.replaceAll("|", ">8");
  return `>;>8${fnc1(head)}${rest ? `>6${fnc1(rest)}` : ""}`;
}
