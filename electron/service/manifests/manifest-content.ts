import { labelsOfManifest } from "#electron/store/manifests.ts";
import type { ManifestRow } from "#electron/store/rows.ts";
import type { Db } from "#electron/store/store.ts";
import type { Package } from "#shared/contract/rates.ts";
import type { ManifestForm } from "#shared/rules/document.ts";
import { manifestNumber } from "#shared/rules/manifest-number.ts";
import { serviceName } from "#shared/rules/service-name.ts";
import type { Parts } from "../context.ts";
import { addressFromJson } from "../json.ts";

/** What the form of a manifest says: the pieces as they were when it was made, and which of them were voided since. */
export function manifestContent(
  parts: Pick<Parts, "mode">,
  db: Db,
  manifest: ManifestRow,
): ManifestForm {
  const { carrier, date, seq } = manifest;
  const { text: numberText, barcode } = manifestNumber(carrier, date, seq);
  const counts = new Map<string, number>();
  const lines = labelsOfManifest.all(db, { seq }).map((label) => {
    const to = addressFromJson(label.to_address);
    const parcel = JSON.parse(label.parcel) as Package;
    const service = serviceName(carrier, label.service);
    counts.set(service, (counts.get(service) ?? 0) + 1);
    return {
      trackingCode: label.tracking_code,
      service,
      place: [to.city, to.state, to.zip, to.country === "US" ? "" : to.country]
        .filter(Boolean)
        .join(" ")
        .toUpperCase(),
      ounces: parcel.weight,
      voided: label.voided_at !== null,
    };
  });
  return {
    type: "manifest",
    carrier,
    numberText,
    barcode,
    from: addressFromJson(manifest.ship_from),
    date,
    services: [...counts].map(([service, count]) => ({ service, count })),
    lines,
    sample: parts.mode === "sandbox",
  };
}
