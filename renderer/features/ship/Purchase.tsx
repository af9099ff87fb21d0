import { Button, Group, Stack } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { OrderProgress } from "../../order/OrderProgress.tsx";
import { usePurchase } from "../../station/purchase.ts";

interface PurchaseProps {
  orderId: string;
  /** On to the next parcel. */
  onAnother: () => void;
  /** Back to the rates. */
  onBack: () => void;
}

/** What became of the shipment, and the way on: one key press when it is bought. */
export function Purchase({ orderId, onAnother, onBack }: PurchaseProps) {
  const { t } = useTranslation("ship");
  const { isPending, error } = usePurchase(orderId);
  const another = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isPending && !error) another.current?.focus();
  }, [isPending, error]);
  return (
    <Stack gap="sm">
      <OrderProgress orderId={orderId} />
      {isPending ? null : (
        <Group gap="xs">
          <Button ref={another} variant={error ? "default" : "filled"} onClick={onAnother}>
            {t("another")}
          </Button>
          {error ? (
            <Button variant="default" onClick={onBack}>
              {t("back")}
            </Button>
          ) : null}
        </Group>
      )}
    </Stack>
  );
}
