import { Alert, Code, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { CopyText } from "../../ui/CopyText.tsx";
import { formatMoment, formatNumber } from "../../ui/format.ts";
import { Problem } from "../../ui/Problem.tsx";
import { SystemWords } from "../../ui/SystemWords.tsx";
import { useLocalApi } from "./queries.ts";
import { RequestLog } from "./RequestLog.tsx";

/** Where the local API is, or why it is off, and what was asked of it. */
export function ApiTab() {
  const { t } = useTranslation("keys");
  const { data, error } = useLocalApi();
  return (
    <Stack gap="md">
      <Problem error={error} />
      {data && data.url === null ? (
        <Alert color="red" title={t("apiOff")}>
          {t("apiOffHint")}
          <SystemWords text={data.problem ?? ""} />
        </Alert>
      ) : null}
      {data?.url ? (
        <Paper withBorder p="sm" component="section" aria-label={t("apiOn")}>
          <Title order={2} mb={4}>
            {t("apiOn")}
          </Title>
          <Group gap="4px 24px">
            <Group gap="xs">
              <Text size="xs">{t("address")}</Text>
              <Code>{data.url}</Code>
              <CopyText text={data.url} what={t("address")} />
            </Group>
            <Text size="xs">
              {t("port")} {data.port}
            </Text>
            <Text size="xs">
              {t("since")} {formatMoment(data.startedAt)}
            </Text>
            <Text size="xs">
              {t("served")}: {formatNumber(data.served)}
            </Text>
            <Text size="xs">
              {t("failures")}: {formatNumber(data.failed)}
            </Text>
          </Group>
          <Text size="xs" c="dimmed" mt={4}>
            {t("onlyHere")}
          </Text>
        </Paper>
      ) : null}
      <RequestLog />
    </Stack>
  );
}
