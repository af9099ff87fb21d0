/** How a file writes its numbers: the character before the fraction. */
export type DecimalMark = "." | ",";

/** Currency signs and codes, which say nothing about the figure. */
const money =
  /(?:US|MX|CA|AU|NZ)?\$|[€£¥₡₲₱₹]|\b(?:USD|EUR|GBP|MXN|CAD|AUD|COP|CLP|PEN|ARS|dollars?|dólares|dolares|euros?)\b/gi;

function shape(figure: string, mark: DecimalMark): string | null {
  const last = Math.max(figure.lastIndexOf("."), figure.lastIndexOf(","));
  if (last === -1) return figure;
  const sign = figure[last] as DecimalMark;
  const other = sign === "." ? "," : ".";
  const alone = figure.indexOf(sign) === last;
  const whole = figure.slice(0, last);
  const rest = figure.slice(last + 1);
  const grouped = (text: string, by: string) =>
    text.split(by).every((part, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part));
  if (alone && whole.includes(other)) {
    if (!grouped(whole, other)) return null;
    return `${whole.replaceAll(other, "")}.${rest}`;
  }
  const thousands = grouped(figure, sign) && !figure.startsWith("0");
  if (!alone) return thousands ? figure.replaceAll(sign, "") : null;
  if (thousands && sign !== mark) return whole + rest;
  return `${whole || "0"}.${rest || "0"}`;
}

/**
 * A number as people and spreadsheets write it: "1,234.50", "1.234,50", "1 234,5", "1'234", "$24.00", "24 USD", "-3".
 * `mark` decides only where both readings are possible ("1,234"). Null where it is no number.
 */
export function readNumber(text: string, mark: DecimalMark): number | null {
  if (/^\d{1,9}(?:\.\d{1,2})?$/.test(text)) return Number(text);
  const bare = text.replace(money, " ").replace(/−/g, "-").trim();
  const tight = bare.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, "").replace(/^([+-])\s+/, "$1");
  const [, sign = "", figure = ""] = /^([+-]?)([\d.,]*\d[\d.,]*)$/.exec(tight) ?? [];
  if (figure === "") {
    if (!/^[+-]?\d(?:\.\d+)?e[+-]?\d{1,2}$/i.test(tight)) return null;
    return Number(tight);
  }
  const shaped = shape(figure, mark);
  if (shaped === null || !/^\d+(?:\.\d+)?$/.test(shaped)) return null;
  return Number(shaped) * (sign === "-" ? -1 : 1);
}

/** The mark that a column's own numbers prove, comma or point; the fallback where none does. */
export function decimalMarkOf(
  lines: readonly { cells: readonly string[] }[],
  column: number,
  fallback: DecimalMark,
): DecimalMark {
  for (const { cells } of lines) {
    const cell = cells[column] ?? "";
    if (/\d,\d{1,2}(?!\d)|(?<!\d)0,\d/.test(cell) && !/,\d{1,2}\./.test(cell)) return ",";
    if (/\d\.\d{1,2}(?!\d)|(?<!\d)0\.\d/.test(cell) && !/\.\d{1,2},/.test(cell)) return ".";
  }
  return fallback;
}
