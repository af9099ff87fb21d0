import { Group, Text } from "@mantine/core";
import {
  IconAlertTriangle,
  IconBan,
  IconCheck,
  IconCircleDashed,
  IconClock,
  IconLoader2,
  IconPlayerPlay,
  IconReceiptRefund,
  IconRosetteDiscountCheck,
  IconX,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./RowStatus.module.css";
import type { BatchRow } from "#shared/contract/desk/batch-row.ts";

const marks = {
  checking: { Icon: IconLoader2, color: "dimmed" },
  ready: { Icon: IconPlayerPlay, color: "var(--mantine-color-blue-light-color)" },
  blocked: { Icon: IconAlertTriangle, color: "var(--mantine-color-error)" },
  excluded: { Icon: IconBan, color: "dimmed" },
  queued: { Icon: IconCircleDashed, color: "dimmed" },
  buying: { Icon: IconLoader2, color: "var(--mantine-color-blue-light-color)" },
  pending: { Icon: IconClock, color: "var(--mantine-color-yellow-light-color)" },
  bought: { Icon: IconRosetteDiscountCheck, color: "var(--mantine-color-green-light-color)" },
  failed: { Icon: IconX, color: "var(--mantine-color-error)" },
  voided: { Icon: IconReceiptRefund, color: "dimmed" },
} as const;

/** Where a row stands: a sign and a word. */
export function RowStatus({ status }: { status: BatchRow["status"] }) {
  const { t } = useTranslation("batch");
  const { Icon, color } = marks[status];
  return (
    <Group gap={4} wrap="nowrap" c={color}>
      <Icon size={15} aria-hidden className={classes["sign"]} />
      <Text size="xs" fw={500} c="inherit">
        {t(`status.${status}`)}
      </Text>
    </Group>
  );
}

const addressMarks = {
  unchecked: { Icon: IconCircleDashed, color: "dimmed" },
  verified: { Icon: IconCheck, color: "var(--mantine-color-green-light-color)" },
  suggested: { Icon: IconAlertTriangle, color: "var(--mantine-color-yellow-light-color)" },
  failed: { Icon: IconX, color: "var(--mantine-color-error)" },
} as const;

/** What the verification found: a sign and a word. */
export function AddressState({ state }: { state: BatchRow["address"]["state"] }) {
  const { t } = useTranslation("batch");
  const { Icon, color } = addressMarks[state];
  return (
    <Group gap={3} wrap="nowrap" c={color}>
      <Icon size={13} aria-hidden className={classes["sign"]} />
      <Text size="xs" c="inherit">
        {t(`address.${state}`)}
      </Text>
    </Group>
  );
}
