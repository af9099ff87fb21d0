import { Checkbox, Group, Paper, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Problem } from "../../ui/Problem.tsx";
import { findRequests } from "./find-requests.ts";
import { useRequests } from "./queries.ts";
import { RequestTable } from "./RequestTable.tsx";

/** The last requests at the local API, as they come. */
export function RequestLog() {
  const { t } = useTranslation("keys");
  const { data, error } = useRequests();
  const [words, setWords] = useState("");
  const [onlyFailed, setOnlyFailed] = useState(false);
  const requests = data?.requests ?? [];
  const found = findRequests(requests, words, onlyFailed);
  return (
    <Paper withBorder p="sm" component="section" aria-label={t("requests")}>
      <Group justify="space-between" mb="xs">
        <div>
          <Title order={2}>{t("requests")}</Title>
          <Text size="xs" c="dimmed">
            {t("requestsHint")}
          </Text>
        </div>
        <Group gap="sm">
          <Checkbox
            label={t("onlyFailed")}
            checked={onlyFailed}
            onChange={(event) => setOnlyFailed(event.currentTarget.checked)}
          />
          <TextInput
            type="search"
            w={260}
            aria-label={t("find")}
            placeholder={t("find")}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </Group>
      </Group>
      <Problem error={error} />
      {data && found.length === 0 ? (
        <Text c="dimmed">{t(requests.length === 0 ? "noRequests" : "noneFound")}</Text>
      ) : null}
      {found.length > 0 ? <RequestTable requests={found} /> : null}
    </Paper>
  );
}
