import { Anchor, Table, Text } from "@mantine/core";
import type { KeyboardEvent, Ref } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { OrderEntry } from "#shared/contract/orders.ts";
import { countryName, formatDollars, formatMoment } from "../../ui/format.ts";
import { StatusBadge } from "../../ui/StatusBadge.tsx";

interface OrderTableProps {
  ref: Ref<HTMLTableElement>;
  orders: readonly OrderEntry[];
}

/** Up and down go from order to order; Enter opens one, as on every link. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0 || !(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll("a")];
  links[links.indexOf(event.target) + step]?.focus();
}

const nowrap = { whiteSpace: "nowrap" } as const;

/** City and state at home, city and country abroad. */
function placeOf({ city, state, country }: OrderEntry["recipient"]): string {
  return [city, country === "US" ? state : countryName(country)].filter(Boolean).join(", ");
}

/** One page of orders. */
export function OrderTable({ ref, orders }: OrderTableProps) {
  const { t } = useTranslation("orders");
  const labelWords = ({ success, pending, failed, total }: OrderEntry["labels"]) =>
    [
      t("labelsOf", { success, total }),
      pending > 0 ? t("labelsPending", { count: pending }) : "",
      failed > 0 ? t("labelsFailed", { count: failed }) : "",
    ]
      .filter(Boolean)
      .join(", ");
  return (
    <Table ref={ref} striped highlightOnHover aria-label={t("title")} onKeyDown={moveByArrows}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("reference")}</Table.Th>
          <Table.Th>{t("recipient")}</Table.Th>
          <Table.Th>{t("made")}</Table.Th>
          <Table.Th>{t("labelsBought")}</Table.Th>
          <Table.Th>{t("payment")}</Table.Th>
          <Table.Th ta="right">{t("total")}</Table.Th>
          <Table.Th>{t("order")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {orders.map((order) => (
          <Table.Tr key={order.orderId}>
            <Table.Td>
              <Anchor component={Link} href={`/orders/${order.orderId}`} fz="xs">
                {order.externalReference ?? order.orderId}
              </Anchor>
            </Table.Td>
            <Table.Td>
              {order.recipient.name || order.recipient.company}{" "}
              <Text span c="dimmed" inherit>
                {[
                  placeOf(order.recipient),
                  order.itemCount > 1 ? t("moreParcels", { count: order.itemCount - 1 }) : "",
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </Text>
            </Table.Td>
            <Table.Td style={nowrap}>{formatMoment(order.createdAt)}</Table.Td>
            <Table.Td>{labelWords(order.labels)}</Table.Td>
            <Table.Td>
              <StatusBadge
                status={order.paymentStatus}
                label={t(`states.${order.paymentStatus}`)}
              />
            </Table.Td>
            <Table.Td ta="right">{formatDollars(order.totalAmount)}</Table.Td>
            <Table.Td c="dimmed" maw={130}>
              {order.externalReference ? (
                <Text inherit truncate title={order.orderId}>
                  {order.orderId}
                </Text>
              ) : null}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
