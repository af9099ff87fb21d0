import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { currencies } from "#shared/rules/money.ts";
import type { Payment } from "../station/purchase.ts";
import { useSettings } from "../station/settings.ts";

/** What pays: the person's choice here, until then that of the settings. */
export function usePayment(): [Payment, (payment: Payment) => void] {
  const { data } = useSettings();
  const [chosen, setChosen] = useState<Payment | undefined>();
  return [chosen === undefined ? (data?.payWith ?? null) : chosen, setChosen];
}

interface PayWithProps {
  value: Payment;
  onChange: (value: Payment) => void;
}

/** Which currency pays. */
export function PayWith({ value, onChange }: PayWithProps) {
  const { t } = useTranslation("orders");
  return (
    <NativeSelect
      label={t("payWith")}
      w="fit-content"
      data={[
        { value: "", label: t("payFirst") },
        ...currencies.map((currency) => ({ value: currency, label: currency })),
      ]}
      value={value ?? ""}
      onChange={(event) => {
        const wanted = event.currentTarget.value;
        onChange(currencies.find((currency) => currency === wanted) ?? null);
      }}
    />
  );
}
