import { labelOfItem } from "#electron/store/labels.ts";
import { manifestById } from "#electron/store/manifests.ts";
import { jobByCommand } from "#electron/store/print-jobs.ts";
import type { Db } from "#electron/store/store.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { findDocument, type WhichDocument } from "../documents/read-document.ts";
import { jobView } from "./job-view.ts";
import type { Piece } from "./pieces.ts";
import { existingProfile } from "./profiles.ts";
import { writeJob } from "./start-print.ts";

function pieceOf(db: Db, which: WhichDocument): Piece {
  if ("manifestId" in which) {
    const seq = manifestById.get(db, { id: which.manifestId })?.seq ?? null;
    return { kind: "document", itemId: null, document: "manifest", manifestSeq: seq };
  }
  const { orderItemId: itemId, type } = which;
  const label = labelOfItem.get(db, { itemId });
  if (!label || label.voided_at !== null || label.void_requested_at !== null)
    throw new StationError(
      "LABEL_NOT_FOUND",
      `The label of ${itemId} is voided or was never bought: its papers are of no use.`,
    );
  return { kind: "document", itemId, document: type, manifestSeq: null };
}

/** Prints one document in the background, as a job of its own. */
export async function printDocument(
  ctx: Context,
  { document, commandId, profileId }: Parsed<Desk["printDocument"]>,
): Promise<Answer<Desk["printDocument"]>> {
  const before = ctx.store.read((db) => jobByCommand.get(db, { commandId }));
  if (before) return jobView(before);
  return writeJob(ctx, commandId, (db) => {
    const { fileName } = findDocument(ctx, db, document);
    return {
      batchId: null,
      title: fileName.replace(/\.pdf$/, ""),
      profile: existingProfile(db, profileId),
      labels: 0,
      pieces: [pieceOf(db, document)],
    };
  });
}
