import { Grid, Tabs } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Screen } from "../../ui/Screen.tsx";
import { Balances } from "./Balances.tsx";
import { Funding } from "./Funding.tsx";
import { History } from "./History.tsx";
import { Spending } from "./Spending.tsx";

/** Money: what there is, how more comes in, where it went. */
export function WalletScreen() {
  const { t } = useTranslation("wallet");
  return (
    <Screen title={t("title")}>
      <Grid gap="sm">
        <Grid.Col span={8}>
          <Balances />
        </Grid.Col>
        <Grid.Col span={4}>
          <Funding />
        </Grid.Col>
      </Grid>
      <Tabs defaultValue="history" keepMounted={false}>
        <Tabs.List mb="sm">
          <Tabs.Tab value="history">{t("history")}</Tabs.Tab>
          <Tabs.Tab value="spending">{t("spending")}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="history">
          <History />
        </Tabs.Panel>
        <Tabs.Panel value="spending">
          <Spending />
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}
