import { Button, Group, Stack } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { OrderProgress } from "../../order/OrderProgress.tsx";
import { usePurchase } from "../../station/purchase.ts";
import { useOrder } from "../../station/queries.ts";

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
  const bought = useOrder(orderId).data?.items.find(({ status }) => status === "success");
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
          {bought ? (
            <Button
              variant="default"
              component={Link}
              href={`/print/items/${bought.orderItemId}`}
              leftSection={<IconPrinter size={14} aria-hidden />}
            >
              {t("print")}
            </Button>
          ) : null}
          {bought ? (
            <Button variant="default" component={Link} href={`/orders/${orderId}`}>
              {t("openOrder")}
            </Button>
          ) : null}
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
