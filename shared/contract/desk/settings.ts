import { z } from "zod";
import { AnsweredAddress, Address } from "../address.ts";
import { contentsTypes } from "../customs.ts";
import { optionalText, positive, requiredText, text } from "../fields.ts";
import { labelSizes } from "../../rules/label.ts";
import { Currency } from "../labels.ts";
import { operation } from "../operation.ts";
import { RateRule } from "./rules.ts";

/** A place that parcels leave from. */
export const ShipFrom = z.object({
  id: requiredText(60),
  name: requiredText(60).describe("What the person calls it, such as `Main warehouse`."),
  address: Address,
});
export type ShipFrom = z.output<typeof ShipFrom>;

/** A box that is used again and again. Inches; ounces of the empty box with its filling. */
export const PackagePreset = z.object({
  id: requiredText(60),
  name: requiredText(60),
  length: positive(1000).describe("inches"),
  width: positive(1000).describe("inches"),
  height: positive(1000).describe("inches"),
  weight: positive(100_000).nullable().describe("ounces; null when every parcel is weighed"),
});
export type PackagePreset = z.output<typeof PackagePreset>;

/** What every customs form of this station says unless the parcel says otherwise. */
export const CustomsDefaults = z.object({
  signer: optionalText(100),
  contentsType: z.enum(contentsTypes).default("merchandise"),
  eelPfc: requiredText(60).default("NOEEI 30.37(a)"),
  incoterm: z.enum(["DDU", "DDP"]).default("DDU"),
  nonDelivery: z.enum(["return", "abandon"]).default("return"),
});

const PriceTolerance = z.object({
  cents: z.number().int().min(0).max(10_000).default(0),
  percent: z.number().min(0).max(25).default(0),
});

/** What the station keeps for everybody who works at it; it lies in the database and travels with a backup. */
export const StationSettings = z.object({
  welcomed: z.boolean().default(false).describe("The first run was finished or skipped."),
  shipFrom: z.array(ShipFrom).max(100).default([]).describe("The first is the default."),
  packages: z.array(PackagePreset).max(200).default([]).describe("The first is the default."),
  rule: RateRule.default({ kind: "cheapest" }),
  payWith: Currency.nullable().default(null).describe("Null: the first that suffices."),
  customs: CustomsDefaults.prefault({}),
  /** Which profile prints when nobody says otherwise. */
  printerProfileId: z.string().nullable().default(null),
  /** What labels are laid out for when nobody says otherwise. */
  labelSize: z.enum(labelSizes).default("4x6"),
  /** How much dearer than quoted a label may be bought without asking; the larger of the two. */
  priceTolerance: PriceTolerance.prefault({}),
  packingSlips: z.boolean().default(false),
  /** Real money above this is asked about once more, in whole USD for an order or a batch. */
  askAboveUsd: z.number().int().min(0).max(100_000).default(50),
  printAfterPurchase: z.boolean().default(true).describe("Where a printer is set up."),
});
export type StationSettings = z.output<typeof StationSettings>;

const AnsweredSettings = StationSettings.extend({
  shipFrom: z.array(ShipFrom.extend({ address: AnsweredAddress })),
  packages: z.array(PackagePreset),
});

export const settingsRows = {
  getSettings: operation({
    method: "GET",
    path: "/desk/settings",
    summary: "The station's settings",
    tag: "Desk",
    scope: "read",
    output: AnsweredSettings,
    errors: [],
  }),
  updateSettings: operation({
    method: "PATCH",
    path: "/desk/settings",
    summary: "Change some of the station's settings; a list is replaced whole",
    tag: "Desk",
    scope: "read",
    body: z.object({
      welcomed: z.boolean().optional(),
      shipFrom: z.array(ShipFrom).max(100).optional(),
      packages: z.array(PackagePreset).max(200).optional(),
      rule: RateRule.optional(),
      payWith: Currency.nullable().optional(),
      customs: CustomsDefaults.optional(),
      printerProfileId: text(200).nullable().optional(),
      labelSize: z.enum(labelSizes).optional(),
      priceTolerance: PriceTolerance.optional(),
      packingSlips: z.boolean().optional(),
      askAboveUsd: z.number().int().min(0).max(100_000).optional(),
      printAfterPurchase: z.boolean().optional(),
    }),
    output: AnsweredSettings,
    errors: ["STORAGE_UNAVAILABLE"],
  }),
};
