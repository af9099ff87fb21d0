import { Button, Group, Stack } from "@mantine/core";
import { OrderProgress } from "../../order/OrderProgress.tsx";
import { usePurchase } from "../../station/purchase.ts";

interface PurchaseProps {
  orderId: string;
  /** On to the next parcel. */
  onAnother: () => void;
  /** Back to the rates. */
  onBack: () => void;
}

/** What became of the shipment, and the way on. */
export function Purchase({ orderId, onAnother, onBack }: PurchaseProps) {
  const { isPending, error } = usePurchase(orderId);
  return (
    <Stack gap="sm">
      <OrderProgress orderId={orderId} />
      {isPending ? null : (
        <Group gap="xs">
          <Button onClick={onAnother}>Ship another parcel</Button>
          {error ? (
            <Button variant="default" onClick={onBack}>
              Back to the rates
            </Button>
          ) : null}
        </Group>
      )}
    </Stack>
  );
}
