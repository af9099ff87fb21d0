import type { PrintJobRow } from "#electron/store/rows.ts";
import type { PrintJob } from "#shared/contract/desk/print-job.ts";
import type { PrinterProfile } from "#shared/contract/desk/printer-profile.ts";
import { instant } from "../json.ts";

export type JobRow = PrintJobRow;

export function jobProfile(row: Pick<JobRow, "profile">): PrinterProfile {
  return JSON.parse(row.profile) as PrinterProfile;
}

/** A print job as the desk shows it. */
export function jobView(row: JobRow): PrintJob {
  return {
    id: row.id,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
    by: row.account,
    batchId: row.batch_id,
    title: row.title,
    profile: jobProfile(row),
    state: row.state,
    total: row.total,
    sent: row.sent,
    labels: row.labels,
    error:
      row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? "" },
  };
}
