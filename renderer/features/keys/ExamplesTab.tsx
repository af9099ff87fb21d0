import { Alert, Group, NativeSelect, SegmentedControl, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CodeBlock } from "../../ui/CodeBlock.tsx";
import { exampleCode, type ExampleLanguage } from "./example-code.ts";
import { exampleRequests, type ExampleTask } from "./example-requests.ts";
import { isAlive } from "./key-state.ts";
import { useKeys, useLocalApi } from "./queries.ts";

const tasks = Object.keys(exampleRequests) as ExampleTask[];
const languages = Object.keys(exampleCode) as ExampleLanguage[];
/** Where the API is when it is on, unless somebody chose another port. */
const usualUrl = "http://127.0.0.1:4810/api/v1";

/** Programs to copy, with the real address and the chosen key filled in. */
export function ExamplesTab() {
  const { t } = useTranslation("keys");
  const api = useLocalApi();
  const keys = useKeys();
  const [task, setTask] = useState<ExampleTask>("rates");
  const [language, setLanguage] = useState<ExampleLanguage>("curl");
  const [apiKey, setApiKey] = useState<string | null>(null);
  const alive = (keys.data?.keys ?? []).filter((key) => isAlive(key, keys.dataUpdatedAt));
  const request = exampleRequests[task];
  const apiUrl = api.data?.url ?? usualUrl;
  return (
    <Stack gap="sm">
      {api.data && api.data.url === null ? <Alert color="yellow">{t("apiIsOff")}</Alert> : null}
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label={t("task")}
          value={task}
          data={tasks.map((value) => ({ value, label: t(`tasks.${value}`) }))}
          onChange={(event) =>
            setTask(tasks.find((one) => one === event.currentTarget.value) ?? task)
          }
        />
        <NativeSelect
          label={t("exampleKey")}
          value={apiKey ?? ""}
          data={[
            { value: "", label: t("anyKey") },
            ...alive.map((key) => ({ value: key.apiKey, label: `${key.name} (${key.apiKey})` })),
          ]}
          onChange={(event) => setApiKey(event.currentTarget.value || null)}
        />
        <SegmentedControl
          size="xs"
          aria-label={t("language")}
          data={languages}
          value={language}
          onChange={setLanguage}
        />
      </Group>
      <Text size="xs" c="dimmed">
        {t("exampleHint")}
      </Text>
      {task === "order" ? <Text size="xs">{t("replaceRate")}</Text> : null}
      {task === "purchase" ? <Text size="xs">{t("replaceOrder")}</Text> : null}
      <CodeBlock
        title={`${t(`tasks.${task}`)} · ${language}`}
        code={exampleCode[language]({ request, apiUrl, apiKey })}
        maxHeight={460}
      />
    </Stack>
  );
}
