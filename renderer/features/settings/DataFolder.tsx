import { Alert, Button, Code, Group, Stack, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { station } from "../../station/connect.ts";
import { usePolicy } from "../../station/policy.ts";
import { useStation } from "../../station/queries.ts";
import { usePreferences, useSetPreferences } from "../../station/settings.ts";
import { ManagedNote } from "../../ui/ManagedNote.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { RestartNeeded } from "./RestartNeeded.tsx";

const places = [
  ["data", "openData"],
  ["labels", "openLabels"],
  ["logs", "openLogs"],
] as const;

/** Where everything lies. */
export function DataFolder() {
  const { t } = useTranslation("settings");
  const { data: about } = useStation();
  const { data: preferences } = usePreferences();
  const { policy } = usePolicy();
  const set = useSetPreferences();
  const choose = useMutation({
    mutationFn: () => station.chooseFolder(),
    onSuccess: ({ path }) => (path ? set.mutate({ dataFolder: path }) : undefined),
  });
  const open = useMutation({ mutationFn: station.openPlace });
  return (
    <Stack gap="lg" maw={640}>
      <section aria-label={t("dataFolder")}>
        <Title order={2}>{t("dataFolder")}</Title>
        <Text c="dimmed" mb={4}>
          {t("dataFolderHint")}
        </Text>
        <Text mb="xs">
          <Code>{about?.dataFolder}</Code>
        </Text>
        <Group gap="xs">
          {places.map(([place, text]) => (
            <Button key={place} variant="default" onClick={() => open.mutate({ place })}>
              {t(text)}
            </Button>
          ))}
          {policy.dataFolder ? null : (
            <Button variant="default" loading={choose.isPending} onClick={() => choose.mutate()}>
              {t("choose")}
            </Button>
          )}
        </Group>
        <ManagedNote isFixed={policy.dataFolder !== undefined} contact={policy.contact} />
        <Problem error={open.error ?? choose.error ?? set.error} />
        {set.isSuccess ? (
          <Alert
            color="blue"
            role="status"
            mt="xs"
            title={`${t("restartNeeded")}: ${preferences?.dataFolder ?? ""}`}
          >
            <RestartNeeded />
          </Alert>
        ) : null}
      </section>
    </Stack>
  );
}
