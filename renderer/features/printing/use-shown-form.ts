import { useTranslation } from "react-i18next";
import type { ManifestEntry } from "#shared/contract/manifests.ts";
import { carrierName } from "#shared/rules/service-name.ts";
import type { ShownDocument } from "../../print/DocumentDialog.tsx";
import { formatDay } from "../../ui/format.ts";

/** A manifest as the dialog shows it. */
export function useShownForm(): (manifest: ManifestEntry) => ShownDocument {
  const { t } = useTranslation("documents");
  return ({ manifestId, carrier, date, documents }) => ({
    which: { manifestId },
    name: t("day.title", { carrier: carrierName(carrier), day: formatDay(date) }),
    pages: documents[0]?.pages ?? 1,
  });
}
