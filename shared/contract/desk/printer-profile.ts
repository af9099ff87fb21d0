import { z } from "zod";
import { fullPath, requiredText } from "../fields.ts";

/** What a printer holds. 4×6, 4×8 in inches; A6 105×148 mm; letter with one or two labels a sheet. */
export const paperSizes = ["4x6", "4x8", "a6", "letter-1", "letter-2"] as const;
export type PaperSize = (typeof paperSizes)[number];

/** How bytes come to the printer. */
export const PrintRoute = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("spooler"),
    queue: requiredText(200)
      .refine((queue) => !queue.startsWith("-"), { error: "must not begin with a hyphen" })
      .describe("The system's name of the printer."),
  }),
  z.object({
    kind: z.literal("zpl"),
    host: requiredText(253),
    port: z.number().int().min(1).max(65_535).default(9100),
  }),
  z.object({ kind: z.literal("folder"), folder: fullPath(1000) }),
]);
export type PrintRoute = z.output<typeof PrintRoute>;

/** What a person says of it. */
export const profileFields = {
  name: requiredText(60),
  route: PrintRoute,
  size: z.enum(paperSizes).default("4x6"),
  dpi: z.union([z.literal(203), z.literal(300)]).default(203),
  rotation: z
    .union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)])
    .default(0)
    .describe("Degrees clockwise"),
  offsetX: z.number().min(-25).max(25).default(0).describe("mm to the right"),
  offsetY: z.number().min(-25).max(25).default(0).describe("mm down"),
  darkness: z
    .number()
    .int()
    .min(-30)
    .max(30)
    .nullable()
    .default(null)
    .describe("ZPL ^MD; null leaves the printer's own."),
  copies: z.number().int().min(1).max(10).default(1),
};

/** A printer and how it is used. */
export const PrinterProfile = z.object({ id: z.string(), ...profileFields });
export type PrinterProfile = z.output<typeof PrinterProfile>;
