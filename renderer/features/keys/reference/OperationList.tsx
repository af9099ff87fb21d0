import { Box, NavLink, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { OperationGroup } from "./find-operations.ts";
import { MethodBadge } from "./MethodBadge.tsx";

/** The entry beside the operations; no operation has such a name. */
export const magicId = "x-magic-values";

interface OperationListProps {
  groups: readonly OperationGroup[];
  chosenId: string | null;
  onChoose: (operationId: string) => void;
  /** How many magic values match; none hides their entry. */
  magicCount: number;
}

export function OperationList({ groups, chosenId, onChoose, magicCount }: OperationListProps) {
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
      {magicCount > 0 ? (
        <Box mb="xs" role="group" aria-label={t("sandbox")}>
          <Text size="xs" fw={700} mb={2}>
            {t("sandbox")}
          </Text>
          <NavLink
            component="button"
            py={4}
            active={chosenId === magicId}
            aria-current={chosenId === magicId ? "true" : undefined}
            label={<Text size="xs">{t("magic")}</Text>}
            description={t("magicCount", { count: magicCount })}
            onClick={() => onChoose(magicId)}
          />
        </Box>
      ) : null}
    </nav>
  );
}
