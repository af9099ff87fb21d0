import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openCardShelf } from "#electron/carriers/simulated/cards/open-card-shelf.ts";
import { ratesDir } from "#electron/carriers/simulated/testing/open-for-test.ts";

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "shipdeck-cards-")), "rate-cards");
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

let written = 0;
/** Drops a file into the folder, as a person does with a file manager. */
function drop(name: string, lines: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), lines.join("\n"));
  // A second write within the clock's grain is still another.
  written += 1;
  utimesSync(join(folder, name), written, written);
}
const open = () => openCardShelf(ratesDir, folder);

function priceOf(shelf: ReturnType<typeof open>, code: string, ounces: number, zone: string) {
  const service = shelf.cards().UPS.services.find((each) => each.code === code);
  const row = service?.upToOunces.findIndex((limit) => ounces <= limit) ?? -1;
  return service?.rows[row]?.[service.columnOf.get(zone) ?? -1];
}

const ground = ["carrier,UPS", "version,Acme 2026", "service,GROUND", "weight,2,3"];
const table = [...ground, "1 lb,5.00,5.50", "2 lb,6.00,6.50"];
const discounts = ["carrier,UPS", "version,Acme 2026", "service,item,discount"];

test("a price table that is dropped in is used at once; zones and weights beside it keep the carrier's prices", () => {
  const shelf = open();
  const before = [priceOf(shelf, "GROUND", 16, "4"), priceOf(shelf, "GROUND", 48, "2")];
  expect(priceOf(shelf, "GROUND", 16, "2")).toBeGreaterThan(500);
  drop("ground.csv", table);
  expect(priceOf(shelf, "GROUND", 16, "2")).toBe(500);
  expect(priceOf(shelf, "GROUND", 20, "3")).toBe(650);
  expect([priceOf(shelf, "GROUND", 16, "4"), priceOf(shelf, "GROUND", 48, "2")]).toEqual(before);
  expect(shelf.inForce().find(({ carrier }) => carrier === "UPS")).toEqual({
    carrier: "UPS",
    version: "Acme 2026",
    ownFiles: ["ground.csv"],
  });
  expect(shelf.own()).toEqual([
    {
      name: "ground.csv",
      carrier: "UPS",
      kind: "prices",
      version: "Acme 2026",
      inForce: "yes",
      problems: [],
    },
  ]);
});

test("a spreadsheet's file with a byte order mark, semicolons and decimal commas is the same card", () => {
  drop("ground.csv", [
    "\uFEFFcarrier;ups",
    "version;Acme;;",
    "# comment",
    "",
    "service;ground",
    "weight;2;3",
    "8 oz;4,10;$4.60",
    "1;5,0;5,5",
  ]);
  const shelf = open();
  expect(shelf.own()).toMatchObject([{ inForce: "yes", problems: [] }]);
  expect(priceOf(shelf, "GROUND", 8, "3")).toBe(460);
  expect(priceOf(shelf, "GROUND", 16, "2")).toBe(500);
});

test("discounts come off by service and by item, and all of them by a star", () => {
  drop("off.csv", [...discounts, "GROUND,,18%", "*,base,5.5 %", "*,RESIDENTIAL,0.50"]);
  const { UPS } = open().cards();
  const of = (code: string) => UPS.services.find((each) => each.code === code);
  expect(of("GROUND")?.discount).toMatchObject({ percent: 18 });
  expect(of("NEXT_DAY_AIR")?.discount).toMatchObject({ percent: 5.5 });
  expect(of("NEXT_DAY_AIR")?.surcharges[0]).toMatchObject({ code: "RESIDENTIAL", cents: 595 });
});

test("every line that is wrong is told with its number, and nothing of the file is in force", () => {
  drop("ground.csv", [...ground, "1 lb,5.00,free", "2 stone,6.00,6.50", "3 lb,6.00", "4 lb,6,7,8"]);
  const shelf = open();
  expect(shelf.own()[0]?.problems).toEqual([
    { line: 5, message: "zone 3: must be dollars such as 7.42, is free." },
    { line: 6, message: "weight: must be a weight such as 8 oz or 2 lb, is 2 stone." },
    { line: 7, message: "must have 2 prices, one for each zone, has 1." },
    { line: 8, message: "must have 2 prices, one for each zone, has 3." },
  ]);
  expect(shelf.own()[0]?.inForce).toBe("no");
  expect(priceOf(shelf, "GROUND", 16, "2")).toBeGreaterThan(500);
});

const badFiles: [string, string, string[], { line: number | null; message: string }][] = [
  [
    "falling prices",
    "a.csv",
    [...ground, "1 lb,5,6", "2 lb,4,7"],
    at(6, "zone 2: must not be less than for a lighter parcel."),
  ],
  [
    "weights out of order",
    "a.csv",
    [...ground, "2 lb,5,6", "1 lb,6,7"],
    at(6, "weight: must be greater than in the row before."),
  ],
  [
    "a price of nothing",
    "a.csv",
    [...ground, "1 lb,0,6"],
    at(5, "zone 2: must be at least 1 cent."),
  ],
  [
    "an unknown zone",
    "a.csv",
    [...ground.slice(0, 3), "weight,2,9", "1 lb,5,6"],
    at(4, "zones: GROUND has no zone 9; it has 2, 3, 4, 5, 6, 7, 8, AK, HI."),
  ],
  [
    "a table that ends above the carrier's next price",
    "a.csv",
    [...ground, "1 lb,5,6", "2 lb,50,60"],
    at(
      6,
      "zone 2: 32 oz would cost 50.00, more than the carrier's own 8.61 for 48 oz. Go on to heavier weights.",
    ),
  ],
  [
    "an unknown heading",
    "a.csv",
    ["shipper,UPS", ...ground, "1 lb,5,6"],
    at(1, "shipper is none of carrier, version, service."),
  ],
  [
    "an unknown carrier",
    "a.csv",
    ["carrier,ROYAL", ...ground.slice(1), "1 lb,5,6"],
    at(1, "carrier: must be one of USPS, UPS, FEDEX, DHL."),
  ],
  [
    "no table",
    "a.csv",
    ["carrier,UPS"],
    at(
      null,
      "This is no rate card: the file must begin with carrier,… and version,… and go on with a table that is headed weight,2,3,… or service,item,discount.",
    ),
  ],
  [
    "a discount in words",
    "a.csv",
    [...discounts, "GROUND,BASE,half"],
    at(4, "discount: must be a share such as 18% or dollars such as 1.50, is half."),
  ],
  [
    "a discount of an unknown service",
    "a.csv",
    [...discounts, "GRUOND,BASE,5%"],
    at(4, "service: UPS has no service GRUOND."),
  ],
  [
    "one discount twice",
    "a.csv",
    [...discounts, "GROUND,BASE,5%", "ground,BASE,6%"],
    at(5, "discount GROUND BASE stands above already."),
  ],
  [
    "broken JSON",
    "a.json",
    ["{", '  "format": 2,', "  oops", "}"],
    at(3, expect.stringMatching(/^This is not JSON: .*line 3/)),
  ],
  [
    "a wrong place in JSON",
    "a.json",
    [
      "{",
      '  "format": 2, "kind": "discounts",',
      '  "carrier": "UPS", "version": "A",',
      '  "discounts": [',
      '    { "service": "*", "percent": 5 },',
      '    { "service": "GROUND",',
      '      "percent": 500 }',
      "  ]",
      "}",
    ],
    at(7, "discounts[1].percent: must be at most 100."),
  ],
];
function at(line: number | null, message: string) {
  return { line, message };
}

test.each(badFiles)("%s is refused by line", (_what, name, lines, problem) => {
  const card = open().check(name, lines.join("\n"));
  expect(card.inForce).toBe("no");
  expect(card.problems).toContainEqual(problem);
});

test("a bad file leaves what stood in it before in force, also after a restart", () => {
  const shelf = open();
  drop("ground.csv", table);
  expect(priceOf(shelf, "GROUND", 16, "2")).toBe(500);
  drop("ground.csv", [...ground, "1 lb,free,5.50"]);
  expect(priceOf(shelf, "GROUND", 16, "2")).toBe(500);
  const after = open();
  expect(priceOf(after, "GROUND", 16, "2")).toBe(500);
  expect(after.own()).toMatchObject([{ inForce: "previous", problems: [{ line: 5 }] }]);
  drop("ground.csv", [...ground, "1 lb,4.90,5.50"]);
  expect(priceOf(after, "GROUND", 16, "2")).toBe(490);
  expect(after.own()).toMatchObject([{ inForce: "yes", problems: [] }]);
});

test("a file that is taken away is forgotten, its copy too", () => {
  const shelf = open();
  const list = priceOf(shelf, "GROUND", 16, "2");
  drop("ground.csv", table);
  expect(priceOf(shelf, "GROUND", 16, "2")).toBe(500);
  expect(shelf.remove("ground.csv")).toBe(true);
  expect(shelf.remove("ground.csv")).toBe(false);
  expect(shelf.remove("../usps.json")).toBe(false);
  expect(priceOf(shelf, "GROUND", 16, "2")).toBe(list);
  expect(priceOf(open(), "GROUND", 16, "2")).toBe(list);
});

test("a bad card is not added, a good one is; two for one service are one too many", () => {
  const shelf = open();
  expect(shelf.add("ground.csv", "carrier,UPS").inForce).toBe("no");
  expect(shelf.own()).toEqual([]);
  expect(shelf.add("ground.csv", table.join("\n")).problems).toEqual([]);
  expect(priceOf(shelf, "GROUND", 16, "2")).toBe(500);
  expect(shelf.check("second.csv", table.join("\n")).problems).toEqual([
    { line: 3, message: "prices GROUND stands in ground.csv already." },
  ]);
  expect(shelf.add("../ground.csv", table.join("\n")).problems).toEqual([
    { line: null, message: "The name must end in .json or .csv and name no folder." },
  ]);
});

test("a whole card takes the place of the carrier's, and tables are laid on it whatever their names", () => {
  const card = JSON.parse(readFileSync(join(ratesDir, "ups.json"), "utf8")) as {
    version: string;
    services: { code: string }[];
    flatRates: object[];
  };
  card.version = "Acme all";
  card.services = card.services.filter(({ code }) => code === "GROUND");
  card.flatRates = [];
  drop("z-all.json", [JSON.stringify(card)]);
  drop("a-ground.csv", table);
  const shelf = open();
  expect(shelf.own().map(({ inForce }) => inForce)).toEqual(["yes", "yes"]);
  expect(shelf.cards().UPS.services.map(({ code }) => code)).toEqual(["GROUND"]);
  expect(priceOf(shelf, "GROUND", 16, "2")).toBe(500);
});
