import { Button, Group, Text } from "@mantine/core";
import {
  IconCode,
  IconKey,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconSend,
  IconTrash,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { WatchedWebhook } from "#shared/contract/desk/webhook-console.ts";
import { Problem } from "../../ui/Problem.tsx";
import { DeleteWebhook } from "./DeleteWebhook.tsx";
import { EditWebhook } from "./EditWebhook.tsx";
import { useTestWebhook, useUpdateWebhook } from "./queries.ts";
import { ReceiverCode } from "./ReceiverCode.tsx";
import { RotateSecret } from "./RotateSecret.tsx";

type Open = "edit" | "rotate" | "receiver" | "delete" | null;

/** The acts on one webhook. */
export function WebhookActions({ webhook }: { webhook: WatchedWebhook }) {
  const { t } = useTranslation("webhooks");
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const update = useUpdateWebhook();
  const test = useTestWebhook();
  const { id, state } = webhook;
  const isOn = state === "active" || state === "unreadable";
  const button = (label: string, Icon: typeof IconKey, onClick: () => void, disabled = false) => (
    <Button
      variant="default"
      leftSection={<Icon size={14} />}
      onClick={onClick}
      disabled={disabled}
    >
      {label}
    </Button>
  );
  const setPaused = () => update.mutate({ id, disabled: isOn });
  return (
    <>
      <Group gap="xs" role="group" aria-label={t("actions")}>
        {button(t("test"), IconSend, () => test.mutate({ id }), !isOn)}
        {isOn
          ? button(t("pause"), IconPlayerPause, setPaused)
          : button(t("resume"), IconPlayerPlay, setPaused)}
        {button(t("edit"), IconPencil, () => setOpen("edit"))}
        {button(t("rotate"), IconKey, () => setOpen("rotate"))}
        {button(t("receiver"), IconCode, () => setOpen("receiver"))}
        {button(t("remove"), IconTrash, () => setOpen("delete"))}
        <Text size="xs" role="status" c="dimmed">
          {test.isSuccess ? t("testSent") : ""}
        </Text>
      </Group>
      <Problem title={t("notDone")} error={update.error ?? test.error} />
      <EditWebhook webhook={webhook} opened={open === "edit"} onClose={close} />
      <RotateSecret webhook={webhook} opened={open === "rotate"} onClose={close} />
      <DeleteWebhook webhook={webhook} opened={open === "delete"} onClose={close} />
      <ReceiverCode opened={open === "receiver"} onClose={close} />
    </>
  );
}
