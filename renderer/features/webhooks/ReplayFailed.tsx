import { Button, Stack, Text, TextInput } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { WatchedWebhook } from "#shared/contract/desk/webhook-console.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { useReplayFailed } from "./queries.ts";
import { tell } from "../../ui/tell.ts";

/** Sends everything that failed again, or what failed since a time. */
export function ReplayFailed({ webhook }: { webhook: WatchedWebhook }) {
  const { t } = useTranslation("webhooks");
  const [isOpen, setOpen] = useState(false);
  const since = useRef<HTMLInputElement>(null);
  const [isBad, setBad] = useState(false);
  const replay = useReplayFailed();
  const close = () => {
    setOpen(false);
    setBad(false);
    replay.reset();
  };
  const confirm = () => {
    const { value = "", validity } = since.current ?? {};
    // A half typed time reads as empty, which would mean all of them.
    setBad(validity?.badInput ?? false);
    if (validity?.badInput) return;
    // The field speaks the time of this computer.
    const given = value === "" ? null : new Date(value).toISOString();
    replay.mutate(
      { id: webhook.id, since: given },
      {
        onSuccess: ({ replayed }) => {
          tell({ message: t("replayed", { count: replayed }) });
          close();
        },
      },
    );
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRefresh size={14} />}
        disabled={webhook.failed === 0}
        onClick={() => setOpen(true)}
      >
        {t("replayAll")}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        title={t("replayTitle")}
        action={t("replayDo")}
        isBusy={replay.isPending}
        error={replay.error}
        onConfirm={confirm}
        onClose={close}
      >
        <Stack gap="sm">
          <Text>
            {t("replayText", { count: webhook.failed })} {t("replayRule")}
          </Text>
          <TextInput
            type="datetime-local"
            label={t("replaySince")}
            description={t("replaySinceHint")}
            error={isBad ? t("replaySinceBad") : undefined}
            ref={since}
          />
        </Stack>
      </ConfirmDialog>
    </>
  );
}
