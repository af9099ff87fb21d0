import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Key } from "#shared/contract/desk/keys.ts";
import { Problem } from "../../ui/Problem.tsx";
import { AddKey } from "./AddKey.tsx";
import { isAlive } from "./key-state.ts";
import { KeyTable } from "./KeyTable.tsx";
import { useKeys } from "./queries.ts";
import { ReplaceKey } from "./ReplaceKey.tsx";
import { RevokeKey } from "./RevokeKey.tsx";

type Open = { act: "add" } | { act: "replace" | "revoke"; key: Key } | null;

/** The keys, and what can be done with them. */
export function KeysTab() {
  const { t } = useTranslation("keys");
  const { data, error, dataUpdatedAt } = useKeys();
  const [open, setOpen] = useState<Open>(null);
  const [showsEnded, setShowsEnded] = useState(false);
  const close = () => setOpen(null);
  const keys = data?.keys ?? [];
  const shown = keys.filter((key) => showsEnded || isAlive(key, dataUpdatedAt));
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Checkbox
          label={t("showEnded")}
          checked={showsEnded}
          onChange={(event) => setShowsEnded(event.currentTarget.checked)}
        />
        <Button leftSection={<IconPlus size={14} />} onClick={() => setOpen({ act: "add" })}>
          {t("add")}
        </Button>
      </Group>
      <Problem title={t("cannotRead")} error={error} />
      {data && shown.length === 0 ? (
        <Text c="dimmed">{t(keys.length === 0 ? "empty" : "allEnded")}</Text>
      ) : null}
      {shown.length > 0 ? (
        <KeyTable
          keys={shown}
          now={dataUpdatedAt}
          onReplace={(key) => setOpen({ act: "replace", key })}
          onRevoke={(key) => setOpen({ act: "revoke", key })}
        />
      ) : null}
      {open?.act === "add" ? <AddKey onClose={close} /> : null}
      {open?.act === "replace" ? <ReplaceKey apiKey={open.key} onClose={close} /> : null}
      {open?.act === "revoke" ? <RevokeKey apiKey={open.key} onClose={close} /> : null}
    </Stack>
  );
}
