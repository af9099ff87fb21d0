import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { magicTables } from "#shared/rules/magic-table.ts";

const page = fileURLToPath(new URL("../../../../resources/guide/magic-values.md", import.meta.url));

test("the guide's tables are those of the program", async () => {
  const [head = ""] = readFileSync(page, "utf8").split(/\n+## /);
  const more = `## More\n\nExchange rates are pinned in the sandbox: 65,000 USD for a BTC, 80 USD for an LTC and an LTCT. \`npm run station -- wallet deposit\` adds any amount.\n`;
  await expect(`${head}\n\n${magicTables(2)}\n\n${more}`).toMatchFileSnapshot(page);
});
