import { Alert, Button, Group, Paper, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { StationError } from "#shared/contract/errors.ts";
import { PayWith, usePayment } from "../../order/PayWith.tsx";
import { station } from "../../station/connect.ts";
import { errorsByField } from "../../station/field-errors.ts";
import { startPurchase } from "../../station/purchase.ts";
import { formatDollars } from "../../ui/format.ts";
import { Problem } from "../../ui/Problem.tsx";
import { RateList } from "../../order/RateList.tsx";
import type { ShipmentDraft } from "./shipment.ts";
import type { useQuote } from "./use-quote.ts";

interface RatesPanelProps {
  quote: ReturnType<typeof useQuote>;
  shipment: ShipmentDraft;
  /** An order was made and its purchase begins. */
  onOrder: (orderId: string) => void;
  /** Shown while nothing was asked for. */
  idle: ReactNode;
}

/** The offers for the shipment, and the step from the chosen one to an order and its purchase. */
export function RatesPanel({ quote, shipment, onOrder, idle }: RatesPanelProps) {
  const { t } = useTranslation("ship");
  const [picked, setPicked] = useState("");
  const [payment, setPayment] = usePayment();
  const rates = quote.rates?.rates ?? [];
  const chosen = rates.find(({ id }) => id === picked) ?? rates[0];
  const order = useMutation({
    mutationFn: async (rateId: string) => {
      const { externalReference } = shipment;
      const made = await station.createOrder({ items: [{ rateId }], externalReference });
      return made.orderId;
    },
    onSuccess: (orderId) => {
      startPurchase(orderId, payment);
      onOrder(orderId);
    },
  });
  if (!quote.rates)
    return (
      <>
        <QuoteProblem error={quote.error} />
        {quote.isOutdated ? (
          <Text role="status" c="dimmed" mb="xs">
            {t("outdated")}
          </Text>
        ) : null}
        {quote.error ? null : idle}
      </>
    );
  const isExpired = order.error instanceof StationError && order.error.code === "RATE_EXPIRED";
  return (
    <Paper withBorder p="sm" component="section" aria-label={t("rates")}>
      <RateList
        rates={rates}
        messages={quote.rates.messages}
        value={chosen?.id ?? ""}
        onChange={setPicked}
      />
      <Problem title={t("noOrder")} error={order.error}>
        {isExpired ? (
          <Button mt="xs" onClick={() => quote.quote(shipment)}>
            {t("newRates")}
          </Button>
        ) : null}
      </Problem>
      {chosen ? (
        <Group mt="sm" gap="xs" align="flex-end" justify="space-between">
          <PayWith value={payment} onChange={setPayment} />
          <Button loading={order.isPending} onClick={() => order.mutate(chosen.id)}>
            {t("buyFor", { amount: formatDollars(chosen.rate) })}
          </Button>
        </Group>
      ) : null}
    </Paper>
  );
}

/** Why there are no rates. What the form shows at its fields is not said twice. */
function QuoteProblem({ error }: { error: Error | null }) {
  const { t } = useTranslation("ship");
  const fields = errorsByField(error).size;
  if (fields === 0) return <Problem title={t("noRates")} error={error} />;
  return (
    <Alert color="red" role="alert" title={t("fieldsWrong")}>
      {t("fieldsMarked", { count: fields })}
    </Alert>
  );
}
