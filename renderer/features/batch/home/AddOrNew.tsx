import { Button, Group, Modal, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Batch } from "#shared/contract/desk/batch.ts";
import { type Given, useTakeOrders } from "./take-orders.ts";

interface AddOrNewProps {
  batch: Batch;
  given: Given;
  onClose: () => void;
}

/** Orders came while a batch is open: into it, or a batch of their own? */
export function AddOrNew({ batch, given, onClose }: AddOrNewProps) {
  const { t } = useTranslation(["batch", "common"]);
  const { reading, take, addTo } = useTakeOrders();
  const name = batch.name || t("unnamed");
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("add.title")}
      closeButtonProps={{ "aria-label": t("common:close") }}
    >
      <Text>{t("add.ask", { file: given.name, name })}</Text>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          {t("common:cancel")}
        </Button>
        <Button variant="default" disabled={reading !== null} onClick={() => void take(given)}>
          {t("add.new")}
        </Button>
        <Button
          data-autofocus
          loading={reading !== null}
          onClick={() => void addTo(batch.id, given).then((done) => done && onClose())}
        >
          {t("add.here")}
        </Button>
      </Group>
    </Modal>
  );
}
