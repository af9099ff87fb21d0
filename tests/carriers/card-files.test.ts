import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openCardShelf } from "#electron/carriers/simulated/cards/open-card-shelf.ts";
import { cardSchemaText } from "#electron/carriers/simulated/cards/own/card-schema.ts";
import { openAreaTable } from "#electron/carriers/simulated/cards/delivery-areas.ts";
import { ratesDir } from "#electron/carriers/simulated/testing/open-for-test.ts";

const resource = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../resources/${name}`, import.meta.url)), "utf8");
const shelf = openCardShelf(ratesDir, "/nowhere");

test("the published schema is what the station checks by (else: node resources/scripts/write-card-schema.ts)", () => {
  expect(resource("rates/card.schema.json")).toBe(cardSchemaText());
});

test("every example card is good", () => {
  const names = readdirSync(`${ratesDir}/examples`);
  expect(names.length).toBeGreaterThanOrEqual(3);
  for (const name of names)
    expect(shelf.check(name, resource(`rates/examples/${name}`))).toMatchObject({
      name,
      inForce: "yes",
      problems: [],
    });
});

test("every card that the guide shows is good", () => {
  const blocks = [...resource("guide/rate-cards.md").matchAll(/```csv\n([^`]+)```/g)];
  expect(blocks.length).toBe(2);
  for (const [, text = ""] of blocks)
    expect(shelf.check("guide.csv", text)).toMatchObject({ inForce: "yes", problems: [] });
});

test("the delivery areas are read line by line, and a bad line is named", () => {
  const table = openAreaTable("areas.csv", "# made up\r\n59715,standard\r\n99700-99799,alaska\r\n");
  expect(["59715", "59716", "99762"].map((zip) => table.areaOf(zip))).toEqual([
    "standard",
    null,
    "alaska",
  ]);
  for (const bad of ["59715,far", "5971,standard", "59715-59701,standard", "standard"])
    expect(() => openAreaTable("areas.csv", `59715,standard\n${bad}`)).toThrow(
      "areas.csv is refused: line 2: must be a ZIP or a range of ZIPs, a comma and one of standard, extended, remote, alaska, hawaii.",
    );
});
