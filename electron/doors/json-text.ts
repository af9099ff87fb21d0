interface RawJson {
  rawJSON?: (this: void, text: string) => unknown;
}

/** `JSON.rawJSON` is newer than TypeScript's list of what JSON can do; both our runtimes have it. */
const { rawJSON } = JSON as RawJson;

function plain(_: string, value: unknown): unknown {
  if (typeof value !== "number" || value === 0 || Math.abs(value) >= 1e-6) return value;
  return rawJSON ? rawJSON(value.toFixed(8)) : value;
}

/** JSON whose numbers never have an exponent: 1e-8 prints as 0.00000001. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  return /\de-\d/.test(text) ? JSON.stringify(value, plain) : text;
}
