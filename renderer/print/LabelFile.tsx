import { Skeleton } from "@mantine/core";
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
  const file = useLabelFile(orderItemId);
  if (file.isPending) return <Skeleton width={width} height={width * 1.5} />;
  if (file.error) return <Problem title="The label cannot be read" error={file.error} />;
  return <LabelPage bytes={file.data.bytes} label={`Label ${trackingCode}`} width={width} />;
}
