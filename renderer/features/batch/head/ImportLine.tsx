import { Alert, Anchor, Button, Group, Text } from "@mantine/core";
import { IconColumns } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportFacts } from "#shared/contract/desk/imports.ts";
import { sayProblem } from "../../../texts/say-problem.ts";

/** How the file was read, and what was odd about it. */
export function ImportLine({ facts, onColumns }: { facts: ImportFacts; onColumns: () => void }) {
  const { t } = useTranslation("batch");
  const [all, setAll] = useState(false);
  const shown = all ? facts.warnings.slice(0, 200) : facts.warnings.slice(0, 2);
  return (
    <>
      <Group gap="xs">
        <Text size="xs" c="dimmed">
          {t("import.facts", {
            file: facts.fileName,
            count: facts.lineCount,
            encoding: facts.encoding,
            source: t(`import.sources.${facts.source}`),
          })}
          {facts.remembered ? ` · ${t("import.remembered")}` : ""}
        </Text>
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconColumns size={14} />}
          onClick={onColumns}
        >
          {t("import.columns")}
        </Button>
      </Group>
      {facts.warnings.length > 0 ? (
        <Alert color="yellow" py={4} mah={120} tabIndex={all ? 0 : undefined} className="scrolls">
          {shown.map((warning) => (
            <Text key={`${warning.line} ${warning.code} ${warning.message}`} size="xs">
              {warning.line === null ? "" : `${t("import.line", { line: warning.line })}: `}
              {sayProblem(warning)}
            </Text>
          ))}
          {!all && facts.warnings.length > shown.length ? (
            <Anchor component="button" size="xs" onClick={() => setAll(true)}>
              {t("import.more", { count: facts.warnings.length - shown.length })}
            </Anchor>
          ) : null}
        </Alert>
      ) : null}
    </>
  );
}
