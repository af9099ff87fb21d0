import { Alert, Code, Group, Paper, Stack, Text } from "@mantine/core";
import type { OrderDetail } from "#shared/contract/orders.ts";
import { LabelFile } from "../print/LabelFile.tsx";
import { formatDollars } from "../ui/format.ts";
import { Problem } from "../ui/Problem.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";

export type Item = OrderDetail["items"][number];

const words: Record<Item["status"], string> = {
  pending: "Not bought yet",
  processing: "Pending",
  success: "Bought",
  failed: "Failed",
  voided: "Voided",
};

interface OrderItemProps {
  item: Item;
  /** A purchase of it is running this moment. */
  isBuying: boolean;
}

/** One parcel of an order: where it goes, what came of it, its label. */
export function OrderItem({ item, isBuying }: OrderItemProps) {
  const { label, toAddress, status } = item;
  const isWaiting = status === "processing";
  return (
    <Paper withBorder p="sm" component="section" aria-label={`Parcel to ${toAddress.name}`}>
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap">
          <div>
            <Text fw={600}>
              {item.carrier} {item.service}, {formatDollars(item.rate)}
            </Text>
            <Text size="xs" c="dimmed">
              {toAddress.name}, {toAddress.city} {toAddress.state} {toAddress.zip},{" "}
              {toAddress.country}
            </Text>
          </div>
          <StatusBadge status={status} label={isWaiting && isBuying ? "Buying" : words[status]} />
        </Group>
        {isWaiting && !isBuying ? (
          <Alert color="yellow" role="status" title="The carrier has not answered yet">
            The money for this label is held, not spent. The station goes on asking by itself and
            this picture changes when the answer is there. Do not buy it a second time.
          </Alert>
        ) : null}
        {status === "failed" ? (
          <Problem title="This label was not bought" error={new Error(item.error?.message)}>
            <Text mt={4}>Nothing was charged for it.</Text>
          </Problem>
        ) : null}
        {label?.trackingCode ? (
          <>
            <Text>
              Tracking code <Code>{label.trackingCode}</Code>
            </Text>
            <LabelFile orderItemId={item.orderItemId} trackingCode={label.trackingCode} />
          </>
        ) : null}
      </Stack>
    </Paper>
  );
}
