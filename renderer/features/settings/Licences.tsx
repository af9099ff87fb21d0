import { Button, Stack, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { station } from "../../station/connect.ts";
import { CodeBlock } from "../../ui/CodeBlock.tsx";
import { Problem } from "../../ui/Problem.tsx";

/** The licences, as they lie on this computer. */
export function Licences() {
  const { t } = useTranslation("settings");
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => station.readLicences(),
  });
  return (
    <Stack component="section" gap="xs" aria-label={t("licences")}>
      <Title order={2}>{t("licences")}</Title>
      {data ? null : (
        <Button variant="default" w="max-content" loading={isPending} onClick={() => mutate()}>
          {t("licencesShow")}
        </Button>
      )}
      <Problem title={t("licencesNot")} error={error} />
      {data ? <CodeBlock title={t("licencesOwn")} code={data.own} wraps /> : null}
      {data?.others ? (
        <CodeBlock title={t("licencesOthers")} code={data.others} maxHeight={420} wraps />
      ) : null}
      {data && data.others === null ? <Text size="xs">{t("licencesInSources")}</Text> : null}
    </Stack>
  );
}
