import { z } from "zod";

/** Papers of a label. `manifest` belongs to many labels and stands on manifests alone. */
export const labelDocumentTypes = [
  "cn22",
  "cn23",
  "commercial_invoice",
  "proforma_invoice",
  "packing_slip",
] as const;
export type LabelDocumentType = (typeof labelDocumentTypes)[number];
export const documentTypes = [...labelDocumentTypes, "manifest"] as const;
export type DocumentType = (typeof documentTypes)[number];

/** A paper to print beside the labels. */
export const Document = z
  .object({
    type: z.enum(documentTypes),
    url: z.string().describe("The file, on the station's own address, readable without a key."),
    contentType: z.literal("application/pdf"),
    pages: z.number().int().describe("All copies together: an invoice comes three times."),
  })
  .meta({ id: "Document" });
export type Document = z.output<typeof Document>;
