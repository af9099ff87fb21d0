import { Button, Group, Paper, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "../../ui/CursorPager.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { useCursor } from "../../ui/use-cursor.ts";
import { useDeposits } from "./deposits/queries.ts";
import { HistoryFilters } from "./HistoryFilters.tsx";
import { HistoryTable } from "./HistoryTable.tsx";
import { type HistoryFilter, useExportHistory, useHistory } from "./queries.ts";

/** Everything that moved the balance, filtered, page by page, and as a file. */
export function History() {
  const { t } = useTranslation("wallet");
  const [filter, setFilter] = useState<HistoryFilter>({});
  // What is typed is asked for when the typing rests.
  const [asked] = useDebouncedValue(filter, 200);
  const cursor = useCursor(JSON.stringify(asked));
  const { data, error } = useHistory(asked, cursor.after);
  const mode = useDeposits().data?.mode;
  const isFiltered = Object.values(asked).some(Boolean);
  return (
    <Paper withBorder p="sm" component="section" aria-label={t("transactions")}>
      <HistoryFilters filter={filter} onChange={setFilter} />
      <Problem title={t("historyUnreadable")} error={error} />
      {data?.entries.length === 0 ? (
        <Text c="dimmed">
          {t(isFiltered ? "nothingFound" : mode === "live" ? "emptyLive" : "empty")}
        </Text>
      ) : (
        <HistoryTable entries={data?.entries ?? []} />
      )}
      <CursorPager cursor={cursor} next={data?.next} />
      <ExportHistory filter={asked} />
    </Paper>
  );
}

/** The same lines as a file. */
function ExportHistory({ filter }: { filter: HistoryFilter }) {
  const { t } = useTranslation("wallet");
  const file = useExportHistory();
  return (
    <Group gap="xs" mt="xs">
      <Button
        variant="default"
        leftSection={<IconDownload size={14} />}
        loading={file.isPending}
        onClick={() => file.mutate(filter)}
      >
        {t("export")}
      </Button>
      <Text size="xs" c="dimmed" role="status">
        {file.data ? t("exported", { path: file.data }) : ""}
      </Text>
      <Problem title={t("exportFailed")} error={file.error} />
    </Group>
  );
}
