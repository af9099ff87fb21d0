import { Button, Group, Loader, Stack, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "wouter";
import type { Item } from "../../order/OrderItem.tsx";
import { PayWith, usePayment } from "../../order/PayWith.tsx";
import { RateList } from "../../order/RateList.tsx";
import { station } from "../../station/connect.ts";
import { startPurchase } from "../../station/purchase.ts";
import { formatDollars } from "../../ui/format.ts";
import { Problem } from "../../ui/Problem.tsx";
import { returnShipment } from "./return-shipment.ts";

/** What the way back costs, and the button that buys it: an order of its own, bought as every other. */
export function ReturnRates({ item, reference }: { item: Item; reference: string | null }) {
  const { t } = useTranslation("documents");
  const [, go] = useLocation();
  const [picked, setPicked] = useState("");
  const [payment, setPayment] = usePayment();
  const { data, error } = useQuery({
    queryKey: ["return-rates", item.orderItemId],
    queryFn: () => station.getRates(returnShipment(item)),
    // A quote lives thirty minutes; whoever opens the dialog again is told today's price.
    gcTime: 0,
  });
  const order = useMutation({
    mutationFn: (rateId: string) =>
      station.createOrder({
        items: [{ rateId, isReturn: true }],
        ...(reference ? { externalReference: `RMA-${reference}`.slice(0, 200) } : {}),
      }),
    onSuccess: ({ orderId }) => {
      startPurchase(orderId, payment);
      go(`/orders/${orderId}`);
    },
  });
  const rates = data?.rates ?? [];
  const chosen = rates.find(({ id }) => id === picked) ?? rates[0];
  const home = item.fromAddress.company ?? item.fromAddress.name;
  return (
    <Stack gap="sm">
      <Text>{t("return.words", { name: item.toAddress.name, home })}</Text>
      <Problem title={t("return.noRates")} error={error} />
      {!data && !error ? (
        <Group gap="xs" role="status">
          <Loader size="xs" />
          <Text>{t("return.asking")}</Text>
        </Group>
      ) : null}
      {data ? (
        <RateList
          rates={rates}
          messages={data.messages}
          value={chosen?.id ?? ""}
          onChange={setPicked}
        />
      ) : null}
      <Problem title={t("return.notMade")} error={order.error} />
      {chosen ? (
        <Group gap="xs" align="flex-end" justify="space-between">
          <PayWith value={payment} onChange={setPayment} />
          <Button loading={order.isPending} onClick={() => order.mutate(chosen.id)}>
            {t("return.buy", { amount: formatDollars(chosen.rate) })}
          </Button>
        </Group>
      ) : null}
    </Stack>
  );
}
