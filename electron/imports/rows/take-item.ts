import type { DraftItem } from "#shared/contract/desk/batch-row.ts";
import type { ImportField } from "#shared/contract/desk/imports.ts";
import { type LineReader, note, rawCell, takeText } from "./line-reader.ts";
import { readCountry } from "./read-country.ts";
import { readWeight } from "./read-measure.ts";
import { readNumber } from "./read-number.ts";
import { takeNumber } from "./take-number.ts";

const fields = [
  "itemDescription",
  "itemSku",
  "itemQuantity",
  "itemValue",
  "itemWeight",
  "itemHsCode",
  "itemOrigin",
] as const satisfies readonly ImportField[];

/** Six to ten digits without points; an odd number of them lost a zero in front to a spreadsheet. */
function takeHsCode(reader: LineReader): string {
  const typed = takeText(reader, "itemHsCode", { target: "hsCode", max: 20, tooLong: "warning" });
  const digits = typed.replace(/(?<=\d)[.\s-](?=\d)/g, "");
  if (!/^(?:\d{5}|\d{7}|\d{9})$/.test(digits)) return /^\d+$/.test(digits) ? digits : typed;
  const code = `0${digits}`;
  note(
    reader,
    "warning",
    "HS_ZERO_RESTORED",
    "hsCode",
    `The HS code lost a zero: ${typed} was read as ${code}`,
    { typed, code },
  );
  return code;
}

function takeQuantity(reader: LineReader): number | null {
  const quantity = takeNumber(reader, "itemQuantity", {
    target: "quantity",
    max: 1_000_000,
    read: (text, mark) => {
      const value = readNumber(text, mark);
      return value !== null && (Number.isInteger(value) || value < 0) ? value : null;
    },
  });
  return quantity;
}

/**
 * The goods of a line; null where it names none, or none of them is to be sent. Problems carry the item's own field names: the
 * row puts its place before them.
 */
export function takeItem(reader: LineReader): DraftItem | null {
  if (fields.every((field) => rawCell(reader, field).trim() === "")) return null;
  const { mapping } = reader;
  const quantity = takeQuantity(reader);
  if (quantity === 0) return null;
  const count = quantity ?? 1;
  const value = takeNumber(reader, "itemValue", {
    target: "value",
    max: 1_000_000,
    read: readNumber,
  });
  const weight = takeNumber(reader, "itemWeight", {
    target: "weight",
    max: 100_000,
    read: (text, mark) => readWeight(text, mapping.itemWeightUnit ?? mapping.weightUnit, mark),
  });
  const origin = takeText(reader, "itemOrigin", { target: "origin", max: 60, tooLong: "warning" });
  const whole = mapping.valuePer === "line" ? count : 1;
  return {
    description: takeText(reader, "itemDescription", {
      target: "description",
      max: 200,
      tooLong: "warning",
    }),
    sku: takeText(reader, "itemSku", { target: "sku", max: 100, tooLong: "warning" }),
    quantity: count,
    value: value === null ? null : Math.round((value / whole) * 100) / 100,
    weight,
    hsCode: takeHsCode(reader),
    origin: readCountry(origin) ?? origin,
  };
}
