import { Badge } from "@mantine/core";

const colors: Readonly<Record<string, string>> = {
  success: "green",
  paid: "green",
  verified: "green",
  failed: "red",
  processing: "yellow",
  partially_paid: "yellow",
  partially_refunded: "yellow",
};

/** A state in one or two words; the words carry the meaning, the colour only repeats it. */
export function StatusBadge({ status, label }: { status: string; label: string }) {
  return <Badge color={colors[status] ?? "gray"}>{label}</Badge>;
}
