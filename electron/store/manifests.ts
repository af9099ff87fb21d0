import { sql } from "kysely";
import type { CarrierName } from "#shared/contract/rates.ts";
import { type Builder, builder, insertInto, rows, statement } from "./sql.ts";
import type { Db, Tx } from "./store.ts";

/** What a manifest needs to know of a label, with the manifest that it is on already. */
function labelFacts(db: Builder) {
  return db
    .selectFrom("label")
    .innerJoin("order_item as item", "item.id", "label.order_item_id")
    .innerJoin("shipment", "shipment.id", "item.shipment_id")
    .leftJoin("manifest_label as listed", "listed.order_item_id", "label.order_item_id")
    .leftJoin("manifest", "manifest.seq", "listed.manifest_seq")
    .select([
      "label.order_item_id as item_id",
      "label.carrier",
      "label.created_at",
      "label.voided_at",
      "label.void_requested_at",
      "item.service",
      "item.is_return",
      "shipment.from_address",
      "manifest.id as manifest_id",
      // What is printed on the label; null where the carrier drew it.
      sql<string | null>`json_extract(label.content, '$.shipDate')`.as("ship_date"),
    ]);
}
/** Labels of a carrier that were bought in a stretch of time, oldest first. */
export const labelsBetween = statement(
  (db, v: { carrier: CarrierName; from: number; until: number }) =>
    labelFacts(db)
      .where("label.carrier", "=", v.carrier)
      .where("label.created_at", ">=", v.from)
      .where("label.created_at", "<", v.until)
      .orderBy("label.created_at")
      .orderBy(sql.ref("label.rowid")),
);
export type LabelFacts = ReturnType<typeof labelsBetween.all>[number];

/** Items asked for at once: a statement takes some thousands of values. */
const atOnce = 500;

/** The labels of some items, in any order; what has no label is not among them. */
export function labelsOfItems(db: Db, itemIds: readonly string[]): LabelFacts[] {
  const found: LabelFacts[] = [];
  for (let at = 0; at < itemIds.length; at += atOnce)
    found.push(
      ...rows(
        db,
        labelFacts(builder).where("label.order_item_id", "in", itemIds.slice(at, at + atOnce)),
      ),
    );
  return found;
}

const lastSeq = statement((db) =>
  db.selectFrom("manifest").select("seq").orderBy("seq", "desc").limit(1),
);

/** The number that the next manifest gets; manifests are never deleted. */
export function nextManifestSeq(db: Db): number {
  return (lastSeq.get(db, {})?.seq ?? 0) + 1;
}

export function addManifest(
  tx: Tx,
  manifest: Parameters<typeof insertInto<"manifest">>[2],
  itemIds: readonly string[],
): void {
  const seq = insertInto(tx, "manifest", manifest);
  for (const [index, itemId] of itemIds.entries())
    insertInto(tx, "manifest_label", {
      order_item_id: itemId,
      manifest_seq: seq,
      position: index + 1,
    });
}

export const manifestById = statement((db, v: { id: string }) =>
  db.selectFrom("manifest").selectAll().where("id", "=", v.id),
);
export const manifestBySeq = statement((db, v: { seq: number }) =>
  db.selectFrom("manifest").selectAll().where("seq", "=", v.seq),
);
export const manifestByToken = statement((db, v: { token: string }) =>
  db.selectFrom("manifest").selectAll().where("token", "=", v.token),
);

/** The labels of a manifest, in its order, with where they go. */
export const labelsOfManifest = statement((db, v: { seq: number }) =>
  db
    .selectFrom("manifest_label as listed")
    .innerJoin("label", "label.order_item_id", "listed.order_item_id")
    .innerJoin("order_item as item", "item.id", "listed.order_item_id")
    .innerJoin("shipment", "shipment.id", "item.shipment_id")
    .select([
      "listed.order_item_id as item_id",
      "item.order_id",
      "item.service",
      "label.tracking_code",
      "label.voided_at",
      "shipment.to_address",
      "shipment.parcel",
    ])
    .where("listed.manifest_seq", "=", v.seq)
    .orderBy("listed.position"),
);

/** Pieces of a manifest by service and by whether they were voided since. */
export const countsOfManifest = statement((db, v: { seq: number }) =>
  db
    .selectFrom("manifest_label as listed")
    .innerJoin("label", "label.order_item_id", "listed.order_item_id")
    .innerJoin("order_item as item", "item.id", "listed.order_item_id")
    .select((eb) => [
      "item.service",
      eb("label.voided_at", "is not", null).$castTo<number>().as("voided"),
      eb.fn.countAll<number>().as("count"),
    ])
    .where("listed.manifest_seq", "=", v.seq)
    .groupBy(["item.service", "voided"])
    .orderBy("item.service"),
);

export interface ManifestFilter {
  limit: number;
  offset: number;
  carrier?: CarrierName | undefined;
  date?: string | undefined;
}

function filtered({ carrier, date }: ManifestFilter) {
  let query = builder.selectFrom("manifest");
  if (carrier) query = query.where("carrier", "=", carrier);
  if (date) query = query.where("date", "=", date);
  return query;
}

/** One page of manifests, newest first, and how many there are in all. */
export function pageOfManifests(db: Db, filter: ManifestFilter) {
  const [counted] = rows(
    db,
    filtered(filter).select((eb) => eb.fn.countAll<number>().as("count")),
  );
  const page = filtered(filter).selectAll().orderBy("seq", "desc");
  return {
    total: counted?.count ?? 0,
    manifests: rows(db, page.limit(filter.limit).offset(filter.offset)),
  };
}
