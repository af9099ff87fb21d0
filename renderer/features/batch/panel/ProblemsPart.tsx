import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { BatchRow, RowChanges, RowProblem } from "#shared/contract/desk/batch-row.ts";
import { sayProblem } from "../../../texts/say-problem.ts";
import type { RowCommands } from "../commands.ts";
import { changesOfFix } from "./fix.ts";

interface ProblemsPartProps {
  row: BatchRow;
  commands: RowCommands;
  onRetry: () => void;
}

interface FixProps {
  row: BatchRow;
  problem: RowProblem;
  onFix: (changes: RowChanges) => void;
}

function Fix({ row, problem, onFix }: FixProps) {
  const { t } = useTranslation("batch");
  const changes = problem.fix && changesOfFix(row, problem.fix);
  if (!problem.fix || !changes) return null;
  return (
    <Button size="compact-xs" variant="default" onClick={() => onFix(changes)}>
      {t("panel.fix", { value: problem.fix.value })}
    </Button>
  );
}

/** The address part shows the suggestion itself, beside the button that takes it. */
function isToldHere({ code }: RowProblem): boolean {
  return code !== "ADDRESS_SUGGESTED";
}

/** What is wrong with the row, each with what puts it right. */
export function ProblemsPart({ row, commands, onRetry }: ProblemsPartProps) {
  const { t } = useTranslation("batch");
  const refused = row.order?.error;
  return (
    <Stack gap={4}>
      {refused && row.status === "failed" ? (
        <Alert color="red" title={t("panel.refused")}>
          <Text size="xs">{sayProblem(refused)}</Text>
          <Button size="compact-xs" mt={4} onClick={onRetry}>
            {t("buy.retryRow")}
          </Button>
        </Alert>
      ) : null}
      {row.problems.filter(isToldHere).map((problem) => (
        <Alert
          key={`${problem.code} ${problem.field} ${problem.message}`}
          color={problem.severity === "error" ? "red" : "yellow"}
        >
          <Group justify="space-between" gap={4}>
            <Text size="xs">{sayProblem(problem)}</Text>
            <Fix
              row={row}
              problem={problem}
              onFix={(changes) => void commands.edit([row.rowId], changes)}
            />
          </Group>
        </Alert>
      ))}
    </Stack>
  );
}
