import { Grid, Stack, Tabs } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Screen } from "../../ui/Screen.tsx";
import { Balances } from "./Balances.tsx";
import { DepositForm } from "./DepositForm.tsx";
import { DepositTable } from "./deposits/DepositTable.tsx";
import { Purses } from "./deposits/Purses.tsx";
import { useDeposits } from "./deposits/queries.ts";
import { History } from "./History.tsx";
import { Spending } from "./Spending.tsx";

/** Money: what there is, how more comes in, where it went. Real coins come from their chains; play money by a form, or a test chain. */
export function WalletScreen() {
  const { t } = useTranslation("wallet");
  const mode = useDeposits().data?.mode;
  const isSandbox = mode === "sandbox";
  return (
    <Screen title={t("title")}>
      {isSandbox ? (
        <Grid gap="sm">
          <Grid.Col span={8}>
            <Balances />
          </Grid.Col>
          <Grid.Col span={4}>
            <DepositForm />
          </Grid.Col>
        </Grid>
      ) : (
        <Balances />
      )}
      {mode === "live" ? <Purses /> : null}
      <Tabs defaultValue="history" keepMounted={false}>
        <Tabs.List mb="sm">
          <Tabs.Tab value="history">{t("history")}</Tabs.Tab>
          <Tabs.Tab value="deposits">{t(isSandbox ? "testChain" : "deposits")}</Tabs.Tab>
          <Tabs.Tab value="spending">{t("spending")}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="history">
          <History />
        </Tabs.Panel>
        <Tabs.Panel value="deposits">
          <Stack gap="sm">
            {isSandbox ? <Purses /> : null}
            <DepositTable />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="spending">
          <Spending />
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}
