import { Badge, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { IconSettings } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Purse } from "#shared/contract/desk/purse.ts";
import { formatCoins, formatDollars } from "../../../ui/format.ts";
import { Arriving } from "./Arriving.tsx";
import { ShownAddress } from "./ShownAddress.tsx";
import { WatchLine } from "./WatchLine.tsx";

interface PurseCardProps {
  purse: Purse;
  onSetUp: () => void;
}

/** One currency: where to send it, what is on its way, and whether its chain is seen. */
export function PurseCard({ purse, onSetUp }: PurseCardProps) {
  const { t } = useTranslation("deposits");
  const { currency, network, key, watcher, pending, pendingUsd, arriving } = purse;
  const isSetUp = key !== null && watcher.kind !== "none";
  return (
    <Paper withBorder p="sm" component="section" aria-label={t("of", { currency })}>
      <Stack gap="xs">
        <Group gap="xs" justify="space-between" wrap="nowrap">
          <Group gap="xs">
            <Title order={2}>{t("of", { currency })}</Title>
            {network && network !== "mainnet" ? <Badge color="yellow">{network}</Badge> : null}
          </Group>
          <Button
            size="compact-xs"
            flex="none"
            variant={isSetUp ? "default" : "filled"}
            leftSection={<IconSettings size={14} />}
            onClick={onSetUp}
          >
            {t("setUp")}
          </Button>
        </Group>
        {key ? null : <Text c="dimmed">{t("noKey", { currency })}</Text>}
        {key && watcher.kind === "none" ? <Text c="dimmed">{t("noWatcher")}</Text> : null}
        {key ? <ShownAddress purse={purse} /> : null}
        {/[1-9]/.test(pending) ? (
          <Text fw={600}>
            {t("pending", { amount: formatCoins(pending), currency })}
            {pendingUsd === null ? null : (
              <Text span c="dimmed" size="xs">
                {` ≈ ${formatDollars(pendingUsd)}`}
              </Text>
            )}
          </Text>
        ) : null}
        <Arriving deposits={arriving} />
        {isSetUp ? <WatchLine purse={purse} /> : null}
      </Stack>
    </Paper>
  );
}
