import { Button, Group, NativeSelect, Stack, Text, Textarea, Title } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Purse } from "#shared/contract/desk/purse.ts";
import { errorsByField } from "../../../station/field-errors.ts";
import { formatNumber } from "../../../ui/format.ts";
import { Problem } from "../../../ui/Problem.tsx";
import { NodeFields } from "./NodeFields.tsx";
import { useSetWatcher, useTryWatcher } from "./queries.ts";
import { draftOf, type WatcherDraft, watcherOf } from "./watcher-draft.ts";

const kinds = ["none", "esplora", "node"] as const;

/** Who watches the chain: public servers, or the company's own node. */
export function WatcherForm({ purse: { currency, watcher, network } }: { purse: Purse }) {
  const { t } = useTranslation("deposits");
  const [draft, setDraft] = useState(() => draftOf(watcher, currency));
  const attempt = useTryWatcher();
  const save = useSetWatcher();
  const error = save.error ?? attempt.error;
  const wrong = errorsByField(error);
  const change = (part: Partial<WatcherDraft>) => {
    setDraft({ ...draft, ...part });
    attempt.reset();
    save.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ currency, watcher: watcherOf(draft) });
  };
  const serverError = [...wrong].find(([field]) => field.startsWith("watcher.servers"))?.[1];
  const found = attempt.data;
  const answer = save.isSuccess
    ? t("saved")
    : found
      ? (found.trouble ?? t("seesBlock", { height: formatNumber(found.height ?? 0) }))
      : "";
  return (
    <form onSubmit={submit} noValidate aria-label={t("watcher")}>
      <Title order={2} mb={4}>
        {t("watcher")}
      </Title>
      <Stack gap="xs">
        <NativeSelect
          label={t("watcherKind")}
          data={kinds.map((value) => ({ value, label: t(`watchers.${value}`) }))}
          value={draft.kind}
          onChange={({ currentTarget: { value } }) =>
            change({ kind: kinds.find((kind) => kind === value) ?? draft.kind })
          }
        />
        {draft.kind === "esplora" ? (
          <Textarea
            size="xs"
            label={t("servers")}
            description={t("serversHint")}
            autosize
            minRows={2}
            spellCheck={false}
            value={draft.servers}
            error={serverError}
            onChange={(event) => change({ servers: event.currentTarget.value })}
          />
        ) : null}
        {draft.kind === "node" ? (
          <NodeFields draft={draft} wrong={wrong} onChange={change} />
        ) : null}
        {wrong.size === 0 ? <Problem title={t("notSaved")} error={error} /> : null}
        <Group gap="xs">
          <Button type="submit" loading={save.isPending}>
            {t("saveWatcher")}
          </Button>
          {draft.kind === "none" ? null : (
            <Button
              variant="default"
              loading={attempt.isPending}
              onClick={() =>
                attempt.mutate({
                  currency,
                  watcher: watcherOf(draft),
                  ...(network ? { network } : {}),
                })
              }
            >
              {t("tryWatcher")}
            </Button>
          )}
        </Group>
        <Text size="xs" role="status">
          {answer}
        </Text>
      </Stack>
    </form>
  );
}
