import { Anchor, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { formatCoins, formatDollars } from "../../../ui/format.ts";
import { RateNote } from "../../../ui/RateNote.tsx";
import type { BatchQuote } from "./quote.ts";

interface QuoteLineProps {
  quote: BatchQuote;
  /** Offers the way to the wallet when the money is too little; not where a button does. */
  offerDeposit: boolean;
}

/** The sum in USD and in coins, what is left, and whose exchange rate it is. */
export function QuoteLine({ quote, offerDeposit }: QuoteLineProps) {
  const { t } = useTranslation("batch");
  return (
    <div>
      <Text fw={700}>
        {formatDollars(quote.usd)}
        {quote.amount ? ` = ${formatCoins(quote.amount)} ${quote.currency}` : ""}
      </Text>
      <Text size="xs" c={quote.sufficient ? "dimmed" : "var(--mantine-color-error)"}>
        {quote.sufficient
          ? t("buy.after", {
              coins: quote.balanceAfter === null ? "?" : formatCoins(quote.balanceAfter),
              currency: quote.currency ?? "",
              usd: quote.balanceAfterUsd === null ? "?" : formatDollars(quote.balanceAfterUsd),
            })
          : t("buy.tooLittle", {
              required: quote.required === null ? "?" : formatCoins(quote.required),
              available: formatCoins(quote.available ?? "0"),
              currency: quote.currency ?? "",
            })}
        {quote.exchangeRate ? (
          <>
            {" · "}
            <RateNote
              currency={quote.currency ?? ""}
              price={quote.exchangeRate}
              source={quote.rateSource}
              at={quote.rateAt}
            />
          </>
        ) : null}
        {quote.sufficient || !offerDeposit ? null : (
          <>
            {" · "}
            <Anchor component={Link} href="/wallet" fz="inherit">
              {t("buy.deposit")}
            </Anchor>
          </>
        )}
      </Text>
    </div>
  );
}
