import { Alert, Button, Group, Text } from "@mantine/core";
import { IconAlertTriangle, IconColumns } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportFacts } from "#shared/contract/desk/imports.ts";
import { sayProblem } from "../../../texts/say-problem.ts";
import classes from "./ImportLine.module.css";

/** Notes that are listed at most: a file of nothing but mistakes is told by its first. */
const most = 200;

/** How the file was read, and what was odd about it. */
export function ImportLine({ facts, onColumns }: { facts: ImportFacts; onColumns: () => void }) {
  const { t } = useTranslation("batch");
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Group gap="xs">
        <Text size="xs" c="dimmed">
          {t("import.facts", {
            file: facts.fileName,
            count: facts.lineCount,
            source: facts.remembered ? t("import.remembered") : t(`import.sources.${facts.source}`),
          })}
        </Text>
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconColumns size={14} />}
          onClick={onColumns}
        >
          {t("import.columns")}
        </Button>
        {facts.warnings.length > 0 ? (
          <Button
            size="compact-xs"
            variant="light"
            color="yellow"
            leftSection={<IconAlertTriangle size={14} />}
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            {t("import.notes", { count: facts.warnings.length })}
          </Button>
        ) : null}
      </Group>
      {opened ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <Alert
          color="yellow"
          py={4}
          role="region"
          aria-label={t("import.notes", { count: facts.warnings.length })}
          tabIndex={0}
          className={classes["notes"]}
        >
          {facts.warnings.slice(0, most).map((warning) => (
            <Text key={`${warning.line} ${warning.code} ${warning.message}`} size="xs">
              {warning.line === null ? "" : `${t("import.line", { line: warning.line })}: `}
              {sayProblem(warning)}
            </Text>
          ))}
        </Alert>
      ) : null}
    </>
  );
}
