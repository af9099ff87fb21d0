import { perSheet } from "#electron/printing/paper.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { instant } from "../json.ts";
import { pdfOf } from "./make-documents.ts";
import { type Piece, planPieces } from "./pieces.ts";
import { existingProfile, plainProfile } from "./profiles.ts";
import { labelsOf, type PrintSource } from "./source.ts";

function planOf(ctx: Context, input: PrintSource & { profileId: string | null }) {
  return ctx.store.read((db) => {
    const labels = labelsOf(db, input);
    const profile = input.profileId ? existingProfile(db, input.profileId) : plainProfile;
    return { labels, profile, pieces: planPieces(labels, profile, input.packingSlips) };
  });
}

/** The pages as they would be printed, a part of them at a time. */
export async function previewPrint(
  ctx: Context,
  input: Parsed<Desk["previewPrint"]>,
): Promise<Answer<Desk["previewPrint"]>> {
  const { labels, profile, pieces } = planOf(ctx, input);
  const each = perSheet(profile.size);
  const sheets: Piece[][] = [];
  for (let at = 0; at < pieces.length; at += each) sheets.push(pieces.slice(at, at + each));
  const shown = sheets.slice(input.first - 1, input.first - 1 + input.limit);
  const codes = new Map(labels.map((label) => [label.id, label.tracking_code ?? ""]));
  return {
    totalPages: sheets.length,
    labels: labels.length,
    printedBefore: labels.filter(({ isSpokenFor }) => isSpokenFor).length,
    pages: shown.map((sheet) => ({
      kind: sheet.every(({ kind }) => kind === "slip") ? ("slip" as const) : ("label" as const),
      title: sheet.map(({ itemId }) => codes.get(itemId ?? "") ?? "").join(", "),
      orderItemIds: sheet.flatMap(({ itemId }) => (itemId ? [itemId] : [])),
    })),
    bytes: await pdfOf(ctx, profile, shown.flat()),
  };
}

/** All pages as one PDF file. */
export async function savePrint(
  ctx: Context,
  input: Parsed<Desk["savePrint"]>,
): Promise<Answer<Desk["savePrint"]>> {
  const { labels, profile, pieces } = planOf(ctx, input);
  const day = instant(ctx.clock.now()).slice(0, 10);
  const [first] = labels;
  const name = labels.length === 1 && first ? `${first.tracking_code}` : `labels-${day}`;
  return {
    fileName: `${name}.pdf`,
    contentType: "application/pdf",
    bytes: await pdfOf(ctx, profile, pieces),
  };
}
