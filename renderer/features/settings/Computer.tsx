import { Alert, Button, Checkbox, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { languages, themes } from "#shared/contract/desk/choices.ts";
import type { Preferences } from "#shared/contract/desk/machine.ts";
import type { Policy } from "#shared/contract/desk/policy.ts";
import { usePolicy } from "../../station/policy.ts";
import { usePreferences, useSetPreferences } from "../../station/settings.ts";
import { ManagedNote } from "../../ui/ManagedNote.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { RestartNeeded } from "./RestartNeeded.tsx";

/** What belongs to this computer and its person. Saved at once; the port counts from the next start on. */
export function Computer() {
  const { data, error } = usePreferences();
  const { t } = useTranslation("settings");
  if (error) return <Problem title={t("unreadable")} error={error} />;
  return data ? <ComputerFields preferences={data} /> : null;
}

const switches = ["sounds", "notifications", "runInBackground"] as const;

function ComputerFields({ preferences }: { preferences: Preferences }) {
  const { t } = useTranslation("settings");
  const set = useSetPreferences();
  const { policy } = usePolicy();
  return (
    <Stack gap="sm" maw={420}>
      <Problem title={t("notSaved")} error={set.error} />
      <NativeSelect
        label={t("language")}
        value={preferences.language}
        disabled={policy.language !== undefined}
        data={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        onChange={(event) => {
          const language = languages.find((one) => one === event.currentTarget.value);
          if (language) set.mutate({ language });
        }}
      />
      <ManagedNote isFixed={policy.language !== undefined} contact={policy.contact} />
      <NativeSelect
        label={t("theme")}
        value={preferences.theme}
        data={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
        onChange={(event) => {
          const theme = themes.find((one) => one === event.currentTarget.value);
          if (theme) set.mutate({ theme });
        }}
      />
      {switches.map((name) => (
        <Checkbox
          key={name}
          label={t(name)}
          checked={preferences[name]}
          onChange={(event) => set.mutate({ [name]: event.currentTarget.checked })}
        />
      ))}
      <PortField port={preferences.port} policy={policy} />
    </Stack>
  );
}

/** The port is typed and then saved: half of a number is no port. */
function PortField({ port, policy }: { port: number; policy: Policy }) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const set = useSetPreferences();
  const isFixed = policy.port !== undefined;
  const form = useForm({
    mode: "controlled",
    initialValues: { port: String(port) },
    validate: {
      port: (text) =>
        /^\d{1,5}$/.test(text.trim()) && Number(text) <= 65_535 ? null : t("portWrong"),
    },
  });
  return (
    <form
      aria-label={t("port")}
      noValidate
      onSubmit={form.onSubmit(({ port: text }) => set.mutate({ port: Number(text) }))}
    >
      <Stack gap="xs" align="flex-start">
        <TextInput
          label={t("port")}
          description={t("portHint")}
          inputMode="numeric"
          readOnly={isFixed}
          {...form.getInputProps("port")}
        />
        <ManagedNote isFixed={isFixed} contact={policy.contact} />
        {isFixed ? null : (
          <Button type="submit" variant="default" loading={set.isPending}>
            {common("save")}
          </Button>
        )}
        {set.isSuccess ? (
          <Alert color="blue" role="status" title={t("restartNeeded")}>
            <RestartNeeded />
          </Alert>
        ) : null}
      </Stack>
    </form>
  );
}
