import { Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { WatchedWebhook } from "#shared/contract/desk/webhook-console.ts";
import { formatMoment } from "../../ui/format.ts";
import { Problem } from "../../ui/Problem.tsx";
import { DeliveryView } from "./DeliveryView.tsx";
import { useDelivery } from "./queries.ts";

interface DeliveryDialogProps {
  webhook: WatchedWebhook;
  /** Nothing is shown for null. */
  deliveryId: string | null;
  onClose: () => void;
}

/** One delivery with everything that went over the wire. */
export function DeliveryDialog({ webhook, deliveryId, onClose }: DeliveryDialogProps) {
  const { t } = useTranslation("webhooks");
  const { t: common } = useTranslation();
  return (
    <Modal
      opened={deliveryId !== null}
      onClose={onClose}
      size="xl"
      title={t("delivery")}
      closeButtonProps={{ "aria-label": common("close") }}
    >
      {deliveryId === null ? null : <Loaded webhook={webhook} deliveryId={deliveryId} />}
    </Modal>
  );
}

function Loaded({ webhook, deliveryId }: { webhook: WatchedWebhook; deliveryId: string }) {
  const { t } = useTranslation("webhooks");
  const { data, error } = useDelivery(webhook.id, deliveryId);
  if (!data) return <Problem error={error} />;
  return (
    <DeliveryView
      title={t("deliveryOf", { when: formatMoment(data.createdAt) })}
      webhook={webhook}
      delivery={data}
    />
  );
}
