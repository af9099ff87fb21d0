import { Box, NavLink, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { OperationGroup } from "./find-operations.ts";
import { MethodBadge } from "./MethodBadge.tsx";

interface OperationListProps {
  groups: readonly OperationGroup[];
  chosenId: string | null;
  onChoose: (operationId: string) => void;
}

export function OperationList({ groups, chosenId, onChoose }: OperationListProps) {
  const { t } = useTranslation("keys");
  return (
    <nav aria-label={t("operations")}>
      {groups.map(({ tag, operations }) => (
        <Box key={tag} mb="xs" role="group" aria-label={tag}>
          <Text size="xs" fw={700} mb={2}>
            {tag}
          </Text>
          {operations.map(({ method, path, operation: { operationId, summary } }) => (
            <NavLink
              key={operationId}
              component="button"
              py={4}
              active={operationId === chosenId}
              aria-current={operationId === chosenId ? "true" : undefined}
              leftSection={<MethodBadge method={method} />}
              label={<Text size="xs">{summary}</Text>}
              description={path}
              onClick={() => onChoose(operationId)}
            />
          ))}
        </Box>
      ))}
    </nav>
  );
}
