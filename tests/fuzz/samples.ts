import { readdirSync, readFileSync } from "node:fs";
import { makeWorkbook } from "../imports/make-workbook.ts";
import { customs, dana, magic, parcel, toronto, warehouse } from "../seeds/warehouse.ts";
import type { Dice } from "./dice.ts";

const at = (path: string) => new URL(`../../${path}`, import.meta.url);
const exports = readdirSync(at("tests/imports/files"));

/** Order files as people have them. */
export const orderFiles: readonly Uint8Array[] = [
  ...exports.map((name) => readFileSync(at(`tests/imports/files/${name}`))),
  readFileSync(at("resources/examples/orders-sample.csv")).subarray(0, 4_000),
  makeWorkbook([
    {
      name: "Orders",
      rows: [
        ["Order Number", "Name", "Address 1", "City", "State", "Zip", "Country", "Weight (lb)"],
        ["A-1", "Ana", "1100 Congress Ave", "Austin", "TX", 78701, "US", 2],
      ],
    },
  ]),
];

const exampleCards = readdirSync(at("resources/rates/examples"));
/** Rate cards: the examples, and whole cards. */
export const rateCards: readonly { name: string; bytes: Uint8Array }[] = [
  ...exampleCards.map((name) => ({
    name,
    bytes: readFileSync(at(`resources/rates/examples/${name}`)),
  })),
  { name: "usps.json", bytes: readFileSync(at("resources/rates/usps.json")) },
];

const austin = {
  name: "Ana",
  street1: "1100 Congress Ave",
  city: "Austin",
  state: "TX",
  zip: "78701",
  country: "US",
};
const recipients = [
  dana,
  austin,
  toronto,
  magic("REFUSED"),
  magic("TIMEOUT BOUGHT"),
  magic("SLOW"),
];
export const addressOf = (name: string, dice: Dice) =>
  name === "fromAddress" ? warehouse : dice.chance(60) ? dana : dice.pick(recipients);
export { customs, parcel };

/** Bytes with a few of them changed, doubled, cut off or thrown together with others. */
export function mutate(dice: Dice, bytes: Uint8Array, others: readonly Uint8Array[]): Uint8Array {
  let made = Buffer.from(bytes);
  for (let changes = dice.int(0, 4); changes > 0; changes -= 1) {
    if (made.length === 0) return made;
    const from = dice.int(0, made.length - 1);
    const to = Math.min(made.length, from + dice.int(1, 60));
    const piece = made.subarray(from, to);
    switch (dice.int(0, 6)) {
      case 0:
        made[from] = dice.int(0, 255);
        break;
      case 1:
        made = Buffer.concat([made.subarray(0, from), made.subarray(to)]);
        break;
      case 2:
        made = Buffer.concat([made.subarray(0, to), piece, made.subarray(to)]);
        break;
      case 3:
        made = made.subarray(0, from);
        break;
      case 4: {
        const other = dice.pick(others);
        const half = other.subarray(dice.int(0, Math.max(0, other.length - 1))).subarray(0, 500);
        made = Buffer.concat([made.subarray(0, from), half, made.subarray(from)]);
        break;
      }
      case 5:
        made = Buffer.concat([
          made.subarray(0, from),
          Buffer.from(dice.pick(bits)),
          made.subarray(from),
        ]);
        break;
      default:
        made.fill(dice.pick([0, 34, 44, 10, 255]), from, to);
    }
  }
  return made;
}

const bits = [
  '"',
  '""',
  '"\n"',
  ",",
  ";",
  "\t",
  "\r",
  "\ufeff",
  "\u0000",
  "=1+1",
  "1e400",
  "-1",
  "9".repeat(400),
  "é",
  "\ud83d\ude00",
  "null",
  "{",
  "[",
  "<",
  "&#x0;",
  "PK\u0003\u0004",
  ",".repeat(2_000),
];
