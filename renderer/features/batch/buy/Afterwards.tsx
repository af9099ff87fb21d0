import { Button, Group, Kbd, Text } from "@mantine/core";
import { IconDownload, IconPrinter, IconRefresh } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { Batch } from "#shared/contract/desk/batch.ts";
import type { RowCommands } from "../commands.ts";

interface AfterwardsProps {
  batch: Batch;
  commands: RowCommands;
  /** Absent while rows are being bought. */
  onRetryAll: (() => void) | undefined;
}

/** What is left to do with what was bought, and with what was not. */
export function Afterwards({ batch, commands, onRetryAll }: AfterwardsProps) {
  const { t } = useTranslation("batch");
  const { bought, failed, printed } = batch.counts;
  if (bought + failed === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label={t("buy.afterwards")}>
      <Text size="xs" role="status">
        {t("list.bought", { count: bought, total: batch.counts.total - batch.counts.excluded })}
        {failed > 0 ? ` · ${t("buy.failed", { count: failed })}` : ""}
        {printed > 0 ? ` · ${t("list.printed", { count: printed })}` : ""}
      </Text>
      {bought > 0 ? (
        <Button
          component={Link}
          href={`/print/batch/${batch.id}`}
          variant={printed < bought ? "filled" : "default"}
          leftSection={<IconPrinter size={14} />}
          rightSection={<Kbd size="xs">Ctrl P</Kbd>}
        >
          {t("buy.print")}
        </Button>
      ) : null}
      {failed > 0 && onRetryAll ? (
        <Button variant="default" leftSection={<IconRefresh size={14} />} onClick={onRetryAll}>
          {t("buy.retryAll", { count: failed })}
        </Button>
      ) : null}
      <Button
        variant="default"
        leftSection={<IconDownload size={14} />}
        onClick={() => void commands.saveResults()}
      >
        {t("buy.export")}
      </Button>
    </Group>
  );
}
