import { Button, Checkbox, Group, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type EventKind, eventKinds } from "#shared/contract/webhooks.ts";
import { errorsByField } from "../../station/field-errors.ts";
import { Problem } from "../../ui/Problem.tsx";

export interface WebhookDraft {
  webhookUrl: string;
  events: EventKind[];
}

interface WebhookFieldsProps {
  initial: WebhookDraft;
  /** What the button says that saves. */
  action: string;
  isBusy: boolean;
  error: Error | null;
  onSave: (draft: WebhookDraft) => void;
  onCancel: () => void;
}

/** Address and events of a webhook. */
export function WebhookFields(props: WebhookFieldsProps) {
  const { initial, action, isBusy, error, onSave, onCancel } = props;
  const { t } = useTranslation("webhooks");
  const { t: common } = useTranslation();
  const [webhookUrl, setUrl] = useState(initial.webhookUrl);
  const [events, setEvents] = useState<readonly string[]>(initial.events);
  const wrong = errorsByField(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave({ webhookUrl, events: eventKinds.filter((kind) => events.includes(kind)) });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          label={t("url")}
          description={t("urlHint")}
          placeholder="http://127.0.0.1:3000/shipdeck"
          type="url"
          spellCheck={false}
          data-autofocus
          value={webhookUrl}
          error={
            webhookUrl.trim() === "" && wrong.has("webhookUrl")
              ? t("urlMissing")
              : wrong.get("webhookUrl")
          }
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <Checkbox.Group
          label={t("events")}
          value={[...events]}
          onChange={setEvents}
          error={wrong.has("events") ? t("chooseEvents") : undefined}
        >
          <Stack gap={6} mt={4}>
            {eventKinds.map((kind) => (
              <Checkbox key={kind} value={kind} label={`${t(`event.${kind}`)} (${kind})`} />
            ))}
          </Stack>
        </Checkbox.Group>
        {wrong.size === 0 ? <Problem title={t("notSaved")} error={error} /> : null}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {common("cancel")}
          </Button>
          <Button type="submit" loading={isBusy}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
