import { Button, Group, Kbd, NativeSelect, Progress, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Batch } from "#shared/contract/desk/batch.ts";
import { type Currency, currencies } from "#shared/rules/money.ts";
import { sayError } from "../../../texts/say-problem.ts";
import { useQuote } from "../queries.ts";
import classes from "./BuyBar.module.css";
import { QuoteLine } from "./QuoteLine.tsx";

interface BuyBarProps {
  batch: Batch;
  currency: Currency | null;
  onCurrency: (currency: Currency | null) => void;
  onBuy: () => void;
}

/** What buying the ready rows costs and leaves, always in sight. */
export function BuyBar({ batch, currency, onCurrency, onBuy }: BuyBarProps) {
  const { t } = useTranslation("batch");
  const { ready, blocked, checking, total } = batch.counts;
  const { data: quote, error } = useQuote(batch.id, currency, undefined, ready > 0);
  return (
    <section aria-label={t("buy.bar")} className={classes["bar"]}>
      <Group gap="md" wrap="nowrap" flex={1}>
        <Text fw={600} miw="max-content">
          {t("buy.ready", { count: ready })}
        </Text>
        {ready > 0 && quote ? <QuoteLine quote={quote} offerDeposit /> : null}
        {error ? (
          <Text size="xs" c="var(--mantine-color-error)" role="alert">
            {sayError(error)}
          </Text>
        ) : null}
        <div>
          <Text size="xs" c="dimmed" role="status">
            {[
              checking > 0 ? t("buy.checking", { count: checking }) : "",
              blocked > 0 ? t("buy.blocked", { count: blocked }) : "",
              ready > 0 && quote && quote.warnings > 0
                ? t("buy.warned", { count: quote.warnings })
                : "",
            ]
              .filter(Boolean)
              .join(" · ")}
          </Text>
          {checking > 0 ? (
            <Progress
              mt={4}
              value={((total - checking) / total) * 100}
              aria-label={t("buy.checkedSoFar")}
            />
          ) : null}
        </div>
      </Group>
      <NativeSelect
        aria-label={t("buy.payWith")}
        value={currency ?? ""}
        onChange={(event) =>
          onCurrency(currencies.find((code) => code === event.currentTarget.value) ?? null)
        }
        data={[{ value: "", label: t("buy.firstThatSuffices") }, ...currencies]}
      />
      <Button
        size="sm"
        onClick={onBuy}
        disabled={ready === 0}
        rightSection={<Kbd size="xs">Ctrl ↵</Kbd>}
      >
        {t("buy.buy", { count: ready })}
      </Button>
    </section>
  );
}
