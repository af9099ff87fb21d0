import { countsOfManifest, labelsOfManifest, manifestById } from "#electron/store/manifests.ts";
import type { ManifestRow } from "#electron/store/rows.ts";
import type { Db } from "#electron/store/store.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Manifest, ManifestEntry } from "#shared/contract/manifests.ts";
import type { Parts } from "../context.ts";
import { documentEntry } from "../documents/documents-of.ts";
import { addressFromJson, instant } from "../json.ts";

type ViewParts = Pick<Parts, "baseUrl" | "labels">;

export function noManifest(id: string): StationError {
  return new StationError("MANIFEST_NOT_FOUND", `There is no manifest ${id}.`);
}

/** A manifest as the list shows it. */
export function manifestEntry(parts: ViewParts, db: Db, manifest: ManifestRow): ManifestEntry {
  const { seq, carrier, token, label_count: labelCount } = manifest;
  const services = new Map<string, number>();
  let voidedCount = 0;
  for (const { service, voided, count } of countsOfManifest.all(db, { seq })) {
    services.set(service, (services.get(service) ?? 0) + count);
    if (voided) voidedCount += count;
  }
  return {
    manifestId: manifest.id,
    carrier,
    date: manifest.date,
    number: manifest.number,
    shipFrom: addressFromJson(manifest.ship_from),
    labelCount,
    voidedCount,
    services: [...services].map(([service, count]) => ({ service, count })),
    documents: [documentEntry(parts, token, { type: "manifest", carrier, entries: labelCount })],
    createdAt: instant(manifest.created_at),
  };
}

/** A manifest with its labels. */
export function manifestDetail(parts: ViewParts, db: Db, id: string): Manifest {
  const manifest = manifestById.get(db, { id });
  if (!manifest) throw noManifest(id);
  const labels = labelsOfManifest.all(db, { seq: manifest.seq }).map((label) => ({
    orderItemId: label.item_id,
    orderId: label.order_id,
    trackingCode: label.tracking_code,
    service: label.service,
    voided: label.voided_at !== null,
  }));
  return { ...manifestEntry(parts, db, manifest), labels };
}
