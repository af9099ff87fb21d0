import { Alert, Button, Checkbox, Group, Modal, NativeSelect, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "wouter";
import type { Batch } from "#shared/contract/desk/batch.ts";
import type { Currency } from "#shared/rules/money.ts";
import { station } from "../../../station/connect.ts";
import { queries } from "../../../station/news.ts";
import { useDefaultPrinter } from "../../../station/printers.ts";
import { useSettings } from "../../../station/settings.ts";
import { sayError } from "../../../texts/say-problem.ts";
import { formatCoins, formatDollars } from "../../../ui/format.ts";
import { useProfiles, useQuote } from "../queries.ts";
import { QuoteLine } from "./QuoteLine.tsx";

interface ConfirmPurchaseProps {
  batch: Batch;
  currency: Currency | null;
  /** Rows to try again; all ready ones when absent. */
  rowIds: readonly string[] | undefined;
  onClose: () => void;
}

/** Names what is about to be bought, for how much, and where it is printed. Enter buys. */
export function ConfirmPurchase({ batch, currency, rowIds, onClose }: ConfirmPurchaseProps) {
  const { t } = useTranslation(["batch", "common"]);
  const { data: quote, error: unquoted } = useQuote(batch.id, currency, rowIds, true);
  const { data: settings } = useSettings();
  const { data: printers } = useProfiles();
  const [chosen, setPrinter] = useState<string | null>(null);
  // One purchase, however often the button is pressed.
  const [commandId] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [isSure, setSure] = useState(false);
  const [, go] = useLocation();
  const [refused, setRefused] = useState<Error | null>(null);
  const usually = useDefaultPrinter();
  const usual = settings?.printAfterPurchase ? (usually?.id ?? "") : "";
  const printer = chosen ?? usual;

  async function buy(usd: string) {
    setBusy(true);
    setRefused(null);
    try {
      const bought = await station.buyBatch({
        id: batch.id,
        commandId,
        currency,
        expectedUsd: usd,
        printProfileId: printer || null,
        ...(rowIds ? { rowIds: [...rowIds] } : {}),
      });
      queries.setQueryData(["batches", batch.id], bought);
      onClose();
    } catch (error) {
      setRefused(error instanceof Error ? error : new Error(String(error)));
      setBusy(false);
      // What the person saw may be true no more.
      void queries.invalidateQueries({ queryKey: ["batches", batch.id, "quote"] });
    }
  }

  const mustSay = quote?.askAgain === true && quote.sufficient && !isSure;
  const error = refused ?? unquoted;
  const whyNot = usually ? t("buy.printOff") : t("buy.noProfile");
  const buying = quote
    ? t("buy.confirm", { count: quote.count, usd: formatDollars(Number(quote.usd)) })
    : t("common:loading");
  // With too little money the same key leads to where more comes from.
  const said = quote?.sufficient === false ? t("buy.deposit") : buying;
  const printerHint = settings && printers && !usual && !printer ? whyNot : undefined;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("buy.confirmTitle", { count: quote?.count ?? 0 })}
      closeButtonProps={{ "aria-label": t("common:close") }}
    >
      <Stack gap="sm">
        {quote ? (
          <QuoteLine quote={quote} offerDeposit={false} />
        ) : (
          <Text>{t("common:loading")}</Text>
        )}
        {quote && quote.warnings > 0 ? (
          <Alert color="yellow">{t("buy.warned", { count: quote.warnings })}</Alert>
        ) : null}
        {quote && quote.expired > 0 ? (
          <Text size="xs" c="dimmed">
            {t("buy.expired", { count: quote.expired })}
          </Text>
        ) : null}
        {error ? (
          <Alert color="red" role="alert">
            {sayError(error)}
          </Alert>
        ) : null}
        <NativeSelect
          label={t("buy.printer")}
          description={printerHint}
          inputWrapperOrder={["label", "input", "description"]}
          value={printer}
          onChange={(event) => setPrinter(event.currentTarget.value)}
          data={[
            { value: "", label: t("buy.noPrinter") },
            ...(printers?.profiles ?? []).map(({ id, name }) => ({
              value: id,
              label: t("buy.printTo", { name }),
            })),
          ]}
        />
        {quote?.askAgain && quote.sufficient ? (
          <Checkbox
            label={t("buy.sure", {
              usd: formatDollars(quote.usd),
              coins: quote.amount ? `${formatCoins(quote.amount)} ${quote.currency ?? ""}` : "?",
            })}
            checked={isSure}
            onChange={(event) => setSure(event.currentTarget.checked)}
          />
        ) : null}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t("common:cancel")}
          </Button>
          <Button
            data-autofocus
            // Not `disabled`: the keyboard must find it before the sum is known.
            aria-disabled={!quote || busy || mustSay}
            onClick={() => {
              if (quote?.sufficient === false) go("/wallet");
              else if (quote && !busy && !mustSay) void buy(quote.usd);
            }}
          >
            {said}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
