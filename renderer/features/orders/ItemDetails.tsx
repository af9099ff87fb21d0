import { Button, Group, SimpleGrid, Stack } from "@mantine/core";
import { IconFolder, IconPrinter } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { Item } from "../../order/OrderItem.tsx";
import { useOrder } from "../../station/queries.ts";
import { station } from "../../station/connect.ts";
import { formatCentimetres, formatGrams, formatInches, formatOunces } from "../../ui/measures.ts";
import { Problem } from "../../ui/Problem.tsx";
import { AddressBlock } from "./AddressBlock.tsx";
import { Customs } from "./Customs.tsx";
import { Facts } from "./Facts.tsx";
import { Papers } from "./Papers.tsx";
import { Refund } from "./Refund.tsx";
import { ReturnLabel } from "./ReturnLabel.tsx";
import { Timeline } from "./Timeline.tsx";

interface ItemDetailsProps {
  orderId: string;
  item: Item;
}

/** All that is known of one parcel: addresses, package, customs, its label's refund, its way. */
export function ItemDetails({ orderId, item }: ItemDetailsProps) {
  const { t } = useTranslation("orders");
  const { length, width, height, weight } = item.packageDetails;
  const sides = [length, width, height];
  const code = item.label?.trackingCode ?? null;
  return (
    <Stack gap="sm" flex={1} miw={0}>
      {code ? <LabelActions orderId={orderId} item={item} /> : null}
      {code && item.status === "success" ? <Papers item={item} /> : null}
      {code ? <Refund orderId={orderId} item={item} trackingCode={code} /> : null}
      <SimpleGrid cols={2} spacing="sm">
        <AddressBlock title={t("fromAddress")} address={item.fromAddress} />
        <AddressBlock title={t("toAddress")} address={item.toAddress} />
        <Facts
          title={t("packageFacts")}
          lines={[
            `${formatInches(sides)} in · ${formatCentimetres(sides)} cm`,
            `${formatOunces(weight)} · ${formatGrams(weight)}`,
          ]}
        />
      </SimpleGrid>
      {item.customsInfo ? <Customs customs={item.customsInfo} /> : null}
      {code ? <Timeline code={code} /> : null}
    </Stack>
  );
}

function LabelActions({ orderId, item }: ItemDetailsProps) {
  const { t } = useTranslation("orders");
  const { orderItemId } = item;
  const { data: order } = useOrder(orderId);
  const show = useMutation({ mutationFn: station.showLabelFile });
  return (
    <>
      <Group gap="xs">
        {item.status === "success" ? (
          <Button
            component={Link}
            href={`/print/items/${orderItemId}`}
            leftSection={<IconPrinter size={14} aria-hidden />}
          >
            {t("print")}
          </Button>
        ) : null}
        <Button
          variant="default"
          leftSection={<IconFolder size={14} aria-hidden />}
          onClick={() => show.mutate({ orderItemId })}
        >
          {t("showFile")}
        </Button>
        {order && item.status === "success" && !item.isReturn ? (
          <ReturnLabel item={item} reference={order.externalReference} />
        ) : null}
      </Group>
      <Problem error={show.error} />
    </>
  );
}
