import { Alert, Button, Group, Text } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Purse } from "#shared/contract/desk/purse.ts";
import { formatClock, formatNumber } from "../../../ui/format.ts";
import { useLookNow } from "./queries.ts";

/** Whether the chain is seen, when it was looked at last, and a button to look now. */
export function WatchLine({ purse: { currency, watch } }: { purse: Purse }) {
  const { t } = useTranslation("deposits");
  const look = useLookNow();
  const { state, trouble, height, lookedAt, nextAt } = watch;
  return (
    <>
      {state === "trouble" ? (
        <Alert color="yellow" title={t("notSeen")}>
          {trouble} {nextAt ? t("nextLook", { time: formatClock(nextAt) }) : ""}
        </Alert>
      ) : null}
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text size="xs" c="dimmed" role="status">
          {height !== null && lookedAt
            ? t("seen", { height: formatNumber(height), time: formatClock(lookedAt) })
            : t("starting")}
        </Text>
        <Button
          size="compact-xs"
          variant="subtle"
          flex="none"
          leftSection={<IconRefresh size={14} />}
          aria-label={t("lookNowOf", { currency })}
          loading={look.isPending}
          onClick={() => look.mutate({ currency })}
        >
          {t("lookNow")}
        </Button>
      </Group>
    </>
  );
}
