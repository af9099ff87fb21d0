import { Button, Code, Group, NativeSelect, ScrollArea, Stack, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { station } from "../../station/connect.ts";
import { formatNumber } from "../../ui/format.ts";
import { Problem } from "../../ui/Problem.tsx";

/** What helps whoever is asked for help: put together, read, then saved. */
export function Diagnostics() {
  const { t } = useTranslation("settings");
  const [name, setName] = useState("README.txt");
  const preview = useMutation({ mutationFn: () => station.previewDiagnostics() });
  const save = useMutation({ mutationFn: () => station.saveDiagnostics() });
  const files = preview.data?.files ?? [];
  const told = preview.isPending
    ? t("diagnosticsWorking")
    : save.data?.path
      ? t("diagnosticsSaved", { path: save.data.path })
      : "";
  return (
    <section aria-label={t("diagnostics")}>
      <Title order={2}>{t("diagnostics")}</Title>
      <Text c="dimmed" mb="xs">
        {t("diagnosticsHint")}
      </Text>
      <Group gap="xs">
        <Button variant="default" loading={preview.isPending} onClick={() => preview.mutate()}>
          {t("diagnosticsMake")}
        </Button>
        {files.length > 0 ? (
          <Button loading={save.isPending} onClick={() => save.mutate()}>
            {t("diagnosticsSave")}
          </Button>
        ) : null}
      </Group>
      <Text role="status" mt={4}>
        {told}
      </Text>
      <Problem title={t("diagnosticsNot")} error={preview.error ?? save.error} />
      {files.length > 0 ? (
        <Stack gap="xs" mt="xs">
          <NativeSelect
            label={t("diagnosticsFiles")}
            value={name}
            data={files.map((file) => ({
              value: file.name,
              label: `${file.name} (${t("diagnosticsSize", { size: formatNumber(file.bytes / 1000) })})`,
            }))}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <ScrollArea.Autosize mah={260} viewportProps={{ tabIndex: 0, "aria-label": name }}>
            <Code block>{files.find((file) => file.name === name)?.text ?? ""}</Code>
          </ScrollArea.Autosize>
        </Stack>
      ) : null}
    </section>
  );
}
