import { ActionIcon, Button, Group, Modal, Text, Tooltip } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "wouter";
import type { Batch } from "#shared/contract/desk/batch.ts";
import { station } from "../../../station/connect.ts";
import { act } from "../act.ts";

/** Deletes a batch from which nothing was bought, after it was asked for by its name. */
export function DeleteBatch({ batch }: { batch: Batch }) {
  const { t } = useTranslation(["batch", "common"]);
  const [, go] = useLocation();
  const [asked, setAsked] = useState(false);
  const { id, state, counts } = batch;
  const begun = counts.bought + counts.voided + counts.pending + counts.failed > 0;
  const name = batch.name || t("unnamed");
  return (
    <>
      <Tooltip label={t("head.delete")}>
        <ActionIcon
          variant="default"
          size={30}
          aria-label={t("head.delete")}
          disabled={begun || state === "buying" || state === "paused"}
          onClick={() => setAsked(true)}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </Tooltip>
      <Modal
        opened={asked}
        onClose={() => setAsked(false)}
        title={t("head.deleteTitle", { name })}
        closeButtonProps={{ "aria-label": t("common:close") }}
      >
        <Text>{t("head.deleteAsk", { count: counts.total })}</Text>
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" data-autofocus onClick={() => setAsked(false)}>
            {t("common:cancel")}
          </Button>
          <Button
            color="red"
            onClick={() =>
              void act(station.deleteBatch({ id })).then((done) => done && go("/batch"))
            }
          >
            {t("common:delete")}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
