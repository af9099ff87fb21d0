import { afterAll, beforeAll, expect, test } from "vitest";
import { desk } from "#shared/contract/desk/index.ts";
import { TestStation } from "../station.ts";

/** Inputs that fuzzing found to be refused in the words of a library, or in half a sentence. */
let station: TestStation;
beforeAll(async () => void (station = await TestStation.open()));
afterAll(() => station[Symbol.asyncDispose]());

async function sentence(name: string, input: object): Promise<string> {
  const reply = await station.station.invoke(name, input);
  return reply.success ? "it was taken" : reply.failure.message;
}

const route = { kind: "spooler", queue: "q" };
const mapping = { columns: {}, weightUnit: "oz", lengthUnit: "in", defaultCountry: null };
test.each([
  ["quoteBatch", { id: "x", rowIds: [] }, "rowIds must have at least 1 entries."],
  ["quoteBatch", { id: "x", rowIds: 7 }, "rowIds must be a list."],
  [
    "getRates",
    { carriers: Array(101).fill("USPS") },
    /; carriers must have at most 100 entries\.$|carriers must have at most 100 entries; /,
  ],
  ["checkLabel", { code: "x", expected: Array(300) }, "expected must be a string."],
  ["readDocument", { document: 3 }, "document must be an object."],
  ["readDocument", {}, "document is required."],
  ["readDocument", { document: { manifestId: 7 } }, "document.manifestId must be a string."],
  [
    "readDocument",
    { document: { orderItemId: "x".repeat(300), type: "menu" } },
    /orderItemId must be at most 200 characters; document.type must be one of cn22, /,
  ],
  [
    "savePrinterProfile",
    { name: "x", route: { kind: "fax" } },
    "route.kind must be one of spooler, zpl, folder.",
  ],
  ["savePrinterProfile", { name: "x", route, dpi: 600 }, "dpi must be one of 203, 300."],
  ["savePrinterProfile", { name: "x", route, offsetX: 26 }, "offsetX must be at most 25."],
  [
    "setBatchMapping",
    { id: "x", mapping: { ...mapping, defaultCountry: "USA" } },
    "mapping.defaultCountry must have exactly 2 characters.",
  ],
  [
    "setBatchMapping",
    { id: "x", mapping: { ...mapping, columns: { colour: 3 } } },
    "mapping.columns has an entry that is not known here: colour.",
  ],
] as const)("%s is refused in our own words", async (name, input, words) => {
  const told = await sentence(name, input);
  if (typeof words === "string") expect(told).toBe(words);
  else expect(told).toMatch(words);
});

test.each([
  ["deposit", { currency: "LTC", amount: "-1" }, /^amount must be a number .*\.$/],
  ["getSpend", { from: "2026-11-23", to: "2026-02-28" }, /^to must not be .*\.$/],
  ["createWebhook", { webhookUrl: "ftp://x/", events: ["label.created"] }, /^webhookUrl .*\.$/],
  ["listParcels", { after: "nowhere" }, /^after must be .*\.$/],
] as const)("%s refuses a single field in a whole sentence", async (name, input, words) => {
  expect(await sentence(name, input)).toMatch(words);
});

test("rows that are not there are a documented refusal of checking again", async () => {
  const { id } = await station.desk.createBatch({});
  await expect(station.desk.recheckBatch({ id, rowIds: ["row_none"] })).rejects.toMatchObject({
    code: "ROW_NOT_FOUND",
  });
  expect(desk.recheckBatch.errors).toContain("ROW_NOT_FOUND");
});
