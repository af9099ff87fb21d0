import { NativeSelect, PasswordInput, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { WatcherDraft } from "./watcher-draft.ts";

interface NodeFieldsProps {
  draft: WatcherDraft;
  wrong: ReadonlyMap<string, string>;
  onChange: (part: Partial<WatcherDraft>) => void;
}

/** Where the company's node is and how it lets us in. */
export function NodeFields({ draft, wrong, onChange }: NodeFieldsProps) {
  const { t } = useTranslation("deposits");
  return (
    <>
      <TextInput
        label={t("nodeUrl")}
        spellCheck={false}
        value={draft.url}
        error={wrong.get("watcher.url")}
        onChange={(event) => onChange({ url: event.currentTarget.value })}
      />
      <NativeSelect
        label={t("nodeAuth")}
        data={(["cookie", "password"] as const).map((value) => ({
          value,
          label: t(`auths.${value}`),
        }))}
        value={draft.auth}
        onChange={({ currentTarget: { value } }) =>
          onChange({ auth: value === "password" ? "password" : "cookie" })
        }
      />
      {draft.auth === "cookie" ? (
        <TextInput
          label={t("cookieFile")}
          description={t("cookieHint")}
          spellCheck={false}
          value={draft.file}
          error={wrong.get("watcher.auth.file")}
          onChange={(event) => onChange({ file: event.currentTarget.value })}
        />
      ) : (
        <>
          <TextInput
            label={t("nodeUser")}
            autoComplete="off"
            spellCheck={false}
            value={draft.user}
            error={wrong.get("watcher.auth.user")}
            onChange={(event) => onChange({ user: event.currentTarget.value })}
          />
          <PasswordInput
            size="xs"
            label={t("nodePassword")}
            description={t("nodePasswordHint")}
            autoComplete="off"
            value={draft.password}
            error={wrong.get("watcher.auth.password")}
            onChange={(event) => onChange({ password: event.currentTarget.value })}
          />
        </>
      )}
    </>
  );
}
