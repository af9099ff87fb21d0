import { addManifest, nextManifestSeq } from "#electron/store/manifests.ts";
import type { Api } from "#shared/contract/index.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { manifestNumber } from "#shared/rules/manifest-number.ts";
import type { Context } from "../context.ts";
import { chooseLabels } from "./choose-labels.ts";
import { manifestDetail } from "./manifest-view.ts";

/** A form that the station draws would bear a number that no carrier knows. */
function assertOwnForms({ carriers }: Pick<Context, "carriers">): void {
  if (!carriers.shipments) return;
  throw new StationError(
    "LABEL_NOT_MANIFESTABLE",
    "Labels of a carrier account get their SCAN form or end-of-day form from the account: make it in EasyPost's dashboard. This station prints none in its place.",
  );
}

/**
 * Closes a carrier's day. The labels are chosen and written in one transaction, and a label's item is the key of its place on a
 * manifest: two requests at once share nothing, and the second is told that nothing is left.
 */
export async function createManifest(
  ctx: Context,
  input: Parsed<Api["createManifest"]>,
): Promise<Answer<Api["createManifest"]>> {
  assertOwnForms(ctx);
  const manifestId = ctx.newId("man");
  const token = Buffer.from(ctx.randomBytes(18)).toString("base64url");
  await ctx.store.write((tx) => {
    const now = ctx.clock.now();
    const labels = chooseLabels(ctx, tx, input, now);
    const [first] = labels;
    if (!first) throw new Error("a manifest of no labels was chosen");
    const shipDates = labels.map(({ shipDate }) => shipDate).sort();
    const date = (input.labelIds && input.date) ?? shipDates.at(-1) ?? first.day;
    const { number } = manifestNumber(input.carrier, date, nextManifestSeq(tx));
    addManifest(
      tx,
      {
        id: manifestId,
        carrier: input.carrier,
        date,
        ship_from: JSON.stringify(first.from),
        number,
        token,
        label_count: labels.length,
        created_at: now,
      },
      labels.map(({ label }) => label.item_id),
    );
    ctx.refer?.(tx, manifestId);
  });
  ctx.announce({ kind: "manifests.changed", id: manifestId });
  return ctx.store.read((db) => manifestDetail(ctx, db, manifestId));
}
