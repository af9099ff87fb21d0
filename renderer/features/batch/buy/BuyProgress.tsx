import { Button, Group, Progress, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Batch } from "#shared/contract/desk/batch.ts";
import { sayProblem } from "../../../texts/say-problem.ts";
import type { RowCommands } from "../commands.ts";
import classes from "./BuyBar.module.css";

/** How far a purchase is. The station buys; this only shows it, also after the window was closed. */
export function BuyProgress({ batch, commands }: { batch: Batch; commands: RowCommands }) {
  const { t } = useTranslation(["batch", "common"]);
  const { bought, failed, queued, buying, pending } = batch.counts;
  const total = bought + failed + queued + buying + pending;
  const paused = batch.state === "paused";
  return (
    <section aria-label={t("buy.bar")} className={classes["bar"]}>
      <Group gap="xs" flex={1} wrap="nowrap">
        <Progress.Root size="lg" flex={1} miw={120}>
          <Progress.Section
            value={total === 0 ? 0 : ((bought + failed) / total) * 100}
            aria-label={t("buy.progress")}
            color={paused ? "yellow" : undefined}
          />
        </Progress.Root>
        <Text role="status" size="xs" miw="max-content">
          {t(paused ? "buy.pausedAt" : "buy.buyingAt", { done: bought, total })}
          {failed > 0 ? ` · ${t("buy.failed", { count: failed })}` : ""}
          {pending > 0 ? ` · ${t("buy.pending", { count: pending })}` : ""}
        </Text>
        {paused && batch.pausedReason ? (
          <Text role="alert" size="xs" c="var(--mantine-color-error)">
            {sayProblem(batch.pausedReason)}
          </Text>
        ) : null}
      </Group>
      {paused ? (
        <Button onClick={() => void commands.resume()}>{t("buy.resume")}</Button>
      ) : (
        <Button variant="default" onClick={() => void commands.pause()}>
          {t("buy.pause")}
        </Button>
      )}
      <Button
        variant="default"
        color="red"
        disabled={queued === 0}
        onClick={() => void commands.cancel()}
      >
        {t("buy.cancel", { count: queued })}
      </Button>
    </section>
  );
}
