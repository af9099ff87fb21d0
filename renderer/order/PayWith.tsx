import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { currencies } from "#shared/rules/money.ts";
import type { Payment } from "../station/purchase.ts";

const choices = [
  { value: "", label: "First that suffices" },
  ...currencies.map((value) => ({ value, label: value })),
];

export function usePayment() {
  return useState<Payment>(null);
}

interface PayWithProps {
  value: Payment;
  onChange: (value: Payment) => void;
}

/** Which currency pays. */
export function PayWith({ value, onChange }: PayWithProps) {
  return (
    <NativeSelect
      label="Pay with"
      data={choices}
      value={value ?? ""}
      onChange={(event) => {
        const wanted = event.currentTarget.value;
        onChange(currencies.find((currency) => currency === wanted) ?? null);
      }}
    />
  );
}
