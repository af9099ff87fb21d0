import type { WebhookRow } from "#electron/store/rows.ts";
import { invalidField } from "#shared/contract/errors.ts";

/** Nothing is sent to a disabled webhook, samples and replays included: saying so beats a delivery that silently waits. */
export function assertEnabled(row: WebhookRow): void {
  if (row.disabled_at !== null)
    throw invalidField(
      "id",
      "names a webhook that is disabled, so nothing is sent to it",
      'enable it first: PATCH it with { "disabled": false }',
    );
}
