import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLabelFile } from "../station/queries.ts";
import { Problem } from "../ui/Problem.tsx";
import { LabelPage } from "./LabelPage.tsx";

interface LabelFileProps {
  orderItemId: string;
  trackingCode: string;
  /** CSS pixels. */
  width?: number;
}

/** A bought label, read from the station and shown. */
export function LabelFile({ orderItemId, trackingCode, width = 320 }: LabelFileProps) {
  const { t } = useTranslation("printing");
  const file = useLabelFile(orderItemId);
  if (file.isPending) return <Skeleton width={width} height={width * 1.5} />;
  if (file.error) return <Problem title={t("preview.notDrawn")} error={file.error} />;
  return (
    <LabelPage
      bytes={file.data.bytes}
      label={t("preview.label", { title: trackingCode })}
      width={width}
    />
  );
}
