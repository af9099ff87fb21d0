import { Paper, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Problem } from "../../ui/Problem.tsx";
import { AddressCards } from "./AddressCards.tsx";
import { DepositForm } from "./DepositForm.tsx";
import { useDepositAddresses } from "./queries.ts";

/** How money comes in: the form of the sandbox, or the addresses of the live wallet. */
export function Funding() {
  const { t } = useTranslation("wallet");
  const { data, error } = useDepositAddresses();
  if (data?.mode === "sandbox") return <DepositForm />;
  return (
    <Paper withBorder p="sm" h="100%" component="section" aria-label={t("addresses")}>
      <Title order={2} mb="xs">
        {t("addresses")}
      </Title>
      <Problem title={t("addressesUnreadable")} error={error} />
      {data ? <AddressCards addresses={data.addresses} /> : null}
    </Paper>
  );
}
