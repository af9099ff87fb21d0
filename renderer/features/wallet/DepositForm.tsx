import { Button, Group, NativeSelect, Paper, Stack, Text, TextInput, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { station } from "../../station/connect.ts";
import { errorsByField } from "../../station/field-errors.ts";
import { useStation } from "../../station/queries.ts";
import { Problem } from "../../ui/Problem.tsx";

const currencies = ["LTC", "BTC", "LTCT"] as const;

/** Play money, in sandbox mode only. */
export function DepositForm() {
  const [currency, setCurrency] = useState<(typeof currencies)[number]>("LTC");
  const [amount, setAmount] = useState("");
  const deposit = useMutation({
    mutationFn: station.deposit,
    onSuccess: () => setAmount(""),
  });
  const { data } = useStation();
  if (data && data.mode !== "sandbox") return null;
  const wrong = errorsByField(deposit.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    deposit.mutate({ currency, amount });
  };
  return (
    <Paper withBorder p="sm" component="form" aria-label="Deposit" onSubmit={submit} noValidate>
      <Title order={2} mb="xs">
        Deposit play money
      </Title>
      <Stack gap="xs">
        <Group gap="xs" grow align="flex-start">
          <TextInput
            label="Amount"
            inputMode="decimal"
            placeholder="5"
            value={amount}
            error={wrong.get("amount")}
            onChange={(event) => setAmount(event.currentTarget.value)}
          />
          <NativeSelect
            label="Currency"
            data={[...currencies]}
            value={currency}
            error={wrong.get("currency")}
            onChange={(event) =>
              setCurrency(currencies.find((one) => one === event.currentTarget.value) ?? currency)
            }
          />
        </Group>
        {wrong.size === 0 ? <Problem title="Nothing was deposited" error={deposit.error} /> : null}
        <Button type="submit" loading={deposit.isPending}>
          Deposit
        </Button>
        <Text size="xs" c="dimmed" role="status">
          {deposit.data
            ? `${deposit.data.amount} ${deposit.data.currency} deposited.`
            : "The sandbox gives as much as you ask for."}
        </Text>
      </Stack>
    </Paper>
  );
}
