import type { FakeShipment } from "#electron/carriers/easypost/fake/fake-shipment.ts";
import { readServiceCode } from "#electron/carriers/easypost/service-code.ts";
import type { Station } from "#electron/station.ts";

interface Bought {
  item: string;
  state: string;
  code: string;
  cents: number;
  tracking: string | null;
  voided: number | null;
  charged: number | null;
}

/** The account's books against the station's, once all is settled: what was sold is spent, at its charge, once an item. */
export function auditAccount({ parts }: Station, shipments: readonly FakeShipment[]): string[] {
  const attempts = parts.store.db
    .prepare(
      `SELECT a.order_item_id AS item, a.state, a.service_code AS code, a.cents, l.tracking_code AS tracking,
         l.voided_at AS voided, c.charged_cents AS charged
       FROM attempt a LEFT JOIN label l ON l.attempt_id = a.id LEFT JOIN charge c ON c.attempt_id = a.id`,
    )
    .all() as Bought[];
  const problems: string[] = [];
  const items = new Set<string>();
  const sold = shipments.flatMap(({ id, sale }) => (sale ? [{ id, sale }] : []));
  for (const { id, sale } of sold) {
    const own = attempts.filter(
      ({ code, state }) => state === "sold" && readServiceCode(code).shipment === id,
    );
    const [attempt] = own;
    if (!attempt || own.length > 1) {
      problems.push(`${id} was sold; ${own.length} attempts of the station paid for it`);
      continue;
    }
    const fees = sale.fees.reduce((sum, { cents }) => sum + cents, 0);
    if (attempt.tracking !== sale.trackingCode) problems.push(`${id} has another tracking code`);
    if ((attempt.charged ?? attempt.cents) !== fees)
      problems.push(`${id} cost ${fees}; the station spent ${attempt.charged ?? attempt.cents}`);
    if ((sale.refund === "refunded") !== (attempt.voided !== null))
      problems.push(`${id}: refund ${sale.refund}, voided_at ${attempt.voided}`);
    if (items.has(attempt.item)) problems.push(`${attempt.item} was sold twice`);
    items.add(attempt.item);
  }
  const paid = attempts.filter(({ state }) => state === "sold").length;
  if (paid !== sold.length) problems.push(`the station paid for ${paid}, ${sold.length} were sold`);
  return problems;
}
