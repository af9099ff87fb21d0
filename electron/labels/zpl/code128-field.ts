/** `(420)94107(92)0019…` as element strings; an identifier of variable length that is not last is closed by FNC1. */
const element = /\((\d{2,4})\)([^(]*)/g;
/** First two digits of the identifiers with a predefined length: no FNC1 behind them (GS1 General Specifications, figure 7.8.5-2). */
const predefined = /^(0[0-4]|1[1-9]|20|3[1-6]|41)/;
const fnc1 = "\u00F1";

/** The characters of a GS1-128 symbol, FNC1 as `ñ`. */
function gs1Characters(data: string): string {
  const parts = Array.from(data.matchAll(element), ([, id = "", value = ""]) => ({ id, value }));
  return (
    fnc1 +
    parts
      .map(({ id, value }, index) =>
        index === parts.length - 1 || predefined.test(id) ? id + value : id + value + fnc1,
      )
      .join("")
  );
}

/**
 * The data of a `^BC` in its normal mode, where the code set is chosen by invocation codes: `>;` starts C, `>:` starts B, `>5` and `>6`
 * change to C and B, `>8` is FNC1, `>0` is `>` itself. Runs of four digits and more are packed two to a symbol character.
 * Source: Zebra ZPL II Programming Guide, ^BC, invocation codes.
 */
export function code128Field(symbology: "gs1-128" | "code128", data: string): string {
  const text = symbology === "gs1-128" ? gs1Characters(data) : data;
  let set: "B" | "C" | null = null;
  let out = "";
  const change = (to: "B" | "C") => {
    if (set === to) return;
    out += set === null ? { B: ">:", C: ">;" }[to] : { B: ">6", C: ">5" }[to];
    set = to;
  };
  for (let at = 0; at < text.length;) {
    const digits = /^(?:ñ?\d\d)+/.exec(text.slice(at))?.[0] ?? "";
    const enough = digits.replaceAll(fnc1, "").length >= (at === 0 || set === "C" ? 2 : 4);
    if (enough) {
      change("C");
      out += digits.replaceAll(fnc1, ">8");
      at += digits.length;
      continue;
    }
    const sign = text.charAt(at);
    if (sign === fnc1) {
      if (set === null) change("B");
      out += ">8";
    } else {
      change("B");
      out += sign === ">" ? ">0" : sign;
    }
    at += 1;
  }
  return out;
}
