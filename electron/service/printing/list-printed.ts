import { pageOfJournal } from "#electron/store/print-journal.ts";
import { printerName } from "#electron/printing/drivers/open-driver.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { paginate } from "#shared/contract/pages.ts";
import type { Context } from "../context.ts";
import { addressFromJson, instant } from "../json.ts";
import { jobProfile } from "./job-view.ts";

/** The print journal, newest first. */
export async function listPrinted(
  ctx: Context,
  input: Parsed<Desk["listPrinted"]>,
): Promise<Answer<Desk["listPrinted"]>> {
  const { limit, offset } = input;
  const { total, entries } = ctx.store.read((db) => pageOfJournal(db, input));
  return {
    entries: entries.map((entry) => {
      const profile = jobProfile(entry);
      return {
        id: entry.id,
        jobId: entry.job_id,
        position: entry.position,
        at: instant(entry.printed_at),
        by: entry.account,
        printer: printerName(profile.route),
        profileName: profile.name,
        kind: entry.kind,
        document: entry.document,
        orderItemId: entry.order_item_id,
        trackingCode: entry.tracking_code,
        recipient: entry.to_address ? addressFromJson(entry.to_address).name : null,
        copy: entry.copy,
      };
    }),
    pagination: paginate(limit, offset, total, entries.length),
  };
}
