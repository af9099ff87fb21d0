import { Button, Group, NativeSelect, Paper, Stack, Text, TextInput, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { station } from "../../station/connect.ts";
import { errorsByField } from "../../station/field-errors.ts";
import { formatCoins } from "../../ui/format.ts";
import { Problem } from "../../ui/Problem.tsx";

const currencies = ["LTC", "BTC", "LTCT"] as const;

/** Play money, in sandbox mode. */
export function DepositForm() {
  const { t } = useTranslation("wallet");
  const [currency, setCurrency] = useState<(typeof currencies)[number]>("LTC");
  const [amount, setAmount] = useState("");
  const deposit = useMutation({
    mutationFn: station.deposit,
    onSuccess: () => setAmount(""),
  });
  const wrong = errorsByField(deposit.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    deposit.mutate({ currency, amount });
  };
  return (
    <Paper
      withBorder
      p="sm"
      h="100%"
      component="form"
      aria-label={t("deposit")}
      onSubmit={submit}
      noValidate
    >
      <Title order={2} mb="xs">
        {t("depositTitle")}
      </Title>
      <Stack gap="xs">
        <Group gap="xs" grow align="flex-start">
          <TextInput
            label={t("amount")}
            inputMode="decimal"
            placeholder="5"
            value={amount}
            error={wrong.get("amount")}
            onChange={(event) => setAmount(event.currentTarget.value)}
          />
          <NativeSelect
            label={t("currency")}
            data={[...currencies]}
            value={currency}
            error={wrong.get("currency")}
            onChange={(event) =>
              setCurrency(currencies.find((one) => one === event.currentTarget.value) ?? currency)
            }
          />
        </Group>
        {wrong.size === 0 ? <Problem title={t("notDeposited")} error={deposit.error} /> : null}
        <Button type="submit" loading={deposit.isPending}>
          {t("deposit")}
        </Button>
        <Text size="xs" c="dimmed" role="status">
          {deposit.data
            ? t("deposited", {
                amount: formatCoins(deposit.data.amount),
                currency: deposit.data.currency,
              })
            : t("depositPlenty")}
        </Text>
        <Text size="xs" c="dimmed">
          {t("depositAddressesLater")}
        </Text>
      </Stack>
    </Paper>
  );
}
