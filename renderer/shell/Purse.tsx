import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useWallet } from "../station/queries.ts";
import { formatCoins, formatDollars } from "../ui/format.ts";
import { RateNote } from "../ui/RateNote.tsx";

/** The balances, always in sight. */
export function Purse() {
  const { t } = useTranslation("shell");
  const { data } = useWallet();
  const rated = data?.currencies.find(({ rateSource }) => rateSource !== null);
  return (
    <Stack gap={4} component="section" aria-label={t("balances")}>
      {data?.currencies.map(({ currency, available, held }) => (
        <div key={currency}>
          <Text size="xs" ff="monospace">
            {formatCoins(available)} {currency}
          </Text>
          {Number(held) > 0 ? (
            <Text size="xs" c="dimmed">
              {t("held", { amount: formatCoins(held) })}
            </Text>
          ) : null}
        </div>
      ))}
      {data?.totalUsd ? (
        <>
          <Text fw={600}>{`≈ ${formatDollars(data.totalUsd)}`}</Text>
          {rated ? (
            <Text size="xs" c="dimmed">
              <RateNote currency={rated.currency} source={rated.rateSource} at={rated.rateAt} />
            </Text>
          ) : null}
        </>
      ) : null}
    </Stack>
  );
}
