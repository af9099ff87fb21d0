import { Alert, Badge, Code, Group, Paper, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#shared/contract/orders.ts";
import { serviceName } from "#shared/rules/service-name.ts";
import { LabelFile } from "../print/LabelFile.tsx";
import { formatDollars } from "../ui/format.ts";
import { Problem } from "../ui/Problem.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";

export type Item = OrderDetail["items"][number];

interface OrderItemProps {
  item: Item;
  /** A purchase of it is running this moment. */
  isBuying: boolean;
  /** What else is known of it, below. */
  children?: ReactNode;
}

/** One parcel of an order: where it goes, what came of it, its label. */
export function OrderItem({ item, isBuying, children }: OrderItemProps) {
  const { t } = useTranslation("orders");
  const { t: documents } = useTranslation("documents");
  const { label, toAddress, status } = item;
  const isWaiting = status === "processing";
  return (
    <Paper
      withBorder
      p="sm"
      component="section"
      aria-label={t("parcelTo", { name: toAddress.name })}
    >
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap">
          <div>
            <Text fw={600}>
              {serviceName(item.carrier, item.service)}, {formatDollars(item.rate)}
            </Text>
            <Text size="xs" c="dimmed">
              {toAddress.name}, {toAddress.city} {toAddress.state} {toAddress.zip},{" "}
              {toAddress.country}
            </Text>
          </div>
          <Group gap={4} wrap="nowrap">
            {item.isReturn ? <Badge>{documents("return.badge")}</Badge> : null}
            <StatusBadge
              status={status}
              label={t(isWaiting && isBuying ? "items.buying" : `items.${status}`)}
            />
          </Group>
        </Group>
        {isWaiting && !isBuying ? (
          <Alert color="yellow" role="status" title={t("noAnswer")}>
            {t("noAnswerWhy")}
          </Alert>
        ) : null}
        {status === "failed" ? (
          <Problem title={t("notBought")} error={new Error(item.error?.message)}>
            <Text mt={4}>{t("notCharged")}</Text>
          </Problem>
        ) : null}
        {label?.trackingCode ? (
          <Text>
            {t("trackingCode")} <Code>{label.trackingCode}</Code>
          </Text>
        ) : null}
        <Group align="flex-start" wrap="nowrap" gap="md">
          {label?.trackingCode ? (
            <LabelFile
              orderItemId={item.orderItemId}
              trackingCode={label.trackingCode}
              width={children ? 250 : 320}
            />
          ) : null}
          {children}
        </Group>
      </Stack>
    </Paper>
  );
}
