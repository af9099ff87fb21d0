import { z } from "zod";

/** What a column of an order file may be. */
export const importFields = [
  "orderNumber",
  "name",
  "firstName",
  "lastName",
  "company",
  "street1",
  "street2",
  "street3",
  "city",
  "state",
  "zip",
  "country",
  "phone",
  "email",
  "length",
  "width",
  "height",
  "weight",
  "contentsType",
  "itemDescription",
  "itemSku",
  "itemQuantity",
  "itemValue",
  "itemWeight",
  "itemHsCode",
  "itemOrigin",
  "notes",
  "trackingCode",
] as const;
export type ImportField = (typeof importFields)[number];

export const weightUnits = ["oz", "lb", "g", "kg"] as const;
export type WeightUnit = (typeof weightUnits)[number];
export const lengthUnits = ["in", "cm", "mm"] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/** Which column is what, and in which unit its numbers are. Columns by their place from 0. */
export const ImportMapping = z.object({
  columns: z.partialRecord(z.enum(importFields), z.number().int().min(0).max(1000)),
  weightUnit: z.enum(weightUnits),
  lengthUnit: z.enum(lengthUnits),
  /** Of the items' weights; null: the same as the parcel's. */
  itemWeightUnit: z.enum(weightUnits).nullable().default(null),
  /** `line`: an item's value stands for its whole quantity (Amazon). */
  valuePer: z.enum(["unit", "line"]).default("unit"),
  /** Used for rows without a country; null: the row must say. */
  defaultCountry: z.string().length(2).nullable(),
});
export type ImportMapping = z.output<typeof ImportMapping>;

/** Whose export it is, as far as its headers tell. */
export const importSources = [
  "shipdeck",
  "shopify",
  "woocommerce",
  "ebay",
  "amazon",
  "etsy",
  "shipstation",
  "other",
] as const;
export type ImportSource = (typeof importSources)[number];

export const ImportWarning = z.object({
  code: z.string(),
  message: z.string(),
  line: z.number().int().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
});
export type ImportWarning = z.output<typeof ImportWarning>;

/** How a file was read. */
export const ImportFacts = z.object({
  fileName: z.string(),
  format: z.enum(["csv", "xlsx"]),
  encoding: z.string().describe("Such as `utf-8` or `windows-1252`."),
  delimiter: z.string().nullable().describe("Such as `,`; null for XLSX."),
  source: z.enum(importSources),
  lineCount: z.number().int().describe("Data lines, without the header."),
  headers: z.array(z.string()),
  sample: z
    .array(z.array(z.string()))
    .describe("The first five data lines, cell by cell, each cut to 200 characters."),
  mapping: ImportMapping,
  remembered: z.boolean().describe("The mapping is one that the person made before."),
  missing: z.array(z.enum(importFields)).describe("Needed fields without a column."),
  warnings: z.array(ImportWarning),
});
export type ImportFacts = z.output<typeof ImportFacts>;
