import { Grid } from "@mantine/core";
import { Screen } from "../../ui/Screen.tsx";
import { Balances } from "./Balances.tsx";
import { DepositForm } from "./DepositForm.tsx";
import { Transactions } from "./Transactions.tsx";

export function WalletScreen() {
  return (
    <Screen title="Wallet">
      <Grid>
        <Grid.Col span={8}>
          <Balances />
        </Grid.Col>
        <Grid.Col span={4}>
          <DepositForm />
        </Grid.Col>
      </Grid>
      <Transactions />
    </Screen>
  );
}
