import { readFileSync } from "node:fs";
import { join } from "node:path";
import { examples } from "./languages.ts";

const [heads = "", ...lines] = readFileSync(join(examples, "orders-sample.csv"), "utf8")
  .trimEnd()
  .split(/\r?\n/);

/** The sample file with these order numbers alone. */
export function sampleWith(numbers: readonly number[]): string {
  const chosen = numbers.map((number) => {
    const line = lines.find((one) => one.startsWith(`${number},`));
    if (!line) throw new Error(`the sample file has no order ${number}`);
    return line;
  });
  return `${[heads, ...chosen].join("\n")}\n`;
}
