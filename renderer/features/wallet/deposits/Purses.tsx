import { SimpleGrid } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Currency } from "#shared/rules/money.ts";
import { Problem } from "../../../ui/Problem.tsx";
import { PurseCard } from "./PurseCard.tsx";
import { SetUp } from "./SetUp.tsx";
import { useDeposits } from "./queries.ts";

/** How money comes in from the chains: a card for each currency. The sandbox takes a test chain's coins only. */
export function Purses() {
  const { t } = useTranslation("deposits");
  const { data, error } = useDeposits();
  const [currency, setCurrency] = useState<Currency | null>(null);
  const purses = (data?.purses ?? []).filter(
    (purse) => data?.mode === "live" || purse.currency === "LTCT",
  );
  const chosen = purses.find((purse) => purse.currency === currency) ?? null;
  return (
    <section aria-label={t("title")}>
      <Problem title={t("unreadable")} error={error} />
      <SimpleGrid cols={3} spacing="sm">
        {purses.map((purse) => (
          <PurseCard
            key={purse.currency}
            purse={purse}
            onSetUp={() => setCurrency(purse.currency)}
          />
        ))}
      </SimpleGrid>
      <SetUp purse={chosen} onClose={() => setCurrency(null)} />
    </section>
  );
}
