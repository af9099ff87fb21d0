import { Badge, Box, Group, Paper, Stack, Text, Title } from "@mantine/core";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { LiveStep } from "#shared/contract/desk/going-live.ts";
import { formatMoment } from "../../ui/format.ts";
import { SystemWords } from "../../ui/SystemWords.tsx";
import { AccountWay } from "./AccountWay.tsx";
import { BackupWay } from "./BackupWay.tsx";
import { LinkWay } from "./LinkWay.tsx";
import { PrinterWay } from "./PrinterWay.tsx";

export interface WayProps {
  step: LiveStep;
}

const ways: Partial<Record<LiveStep["step"], ComponentType<WayProps>>> = {
  account: AccountWay,
  money: () => <LinkWay to="/wallet" words="wallet" />,
  sender: () => <LinkWay to="/settings/shipping" words="addresses" />,
  printer: PrinterWay,
  backup: BackupWay,
};

const colors = { done: "green", todo: "yellow", wrong: "red" } as const;

/** One need: how it stands, in a sentence, and the way out. */
export function StepCard({ step, number }: WayProps & { number: number }) {
  const { t } = useTranslation("goingLive");
  const { state, finding, facts, checkedAt, needed } = step;
  const Way = ways[step.step];
  // Which facts a sentence names is the station's affair.
  const sayFinding = t as unknown as (key: string, facts: LiveStep["facts"]) => string;
  const name = t(`names.${step.step}`);
  return (
    <Box component="li" style={{ listStyle: "none" }}>
      <Paper withBorder p="sm" component="section" aria-label={name}>
        <Group gap="sm" align="flex-start" wrap="nowrap">
          <Badge color={colors[state]} miw={88}>
            {t(`states.${state}`)}
          </Badge>
          <Stack gap={4} flex={1}>
            <Title order={2}>
              {number}. {name}
              {needed ? "" : ` (${t("advised")})`}
            </Title>
            <Text>
              {sayFinding(`findings.${finding}`, facts)}
              {checkedAt ? (
                <Text span c="dimmed">
                  {" "}
                  {t("asked", { when: formatMoment(checkedAt) })}
                </Text>
              ) : null}
            </Text>
            <SystemWords text={String(facts["message"] ?? "")} />
            {Way ? <Way step={step} /> : null}
          </Stack>
        </Group>
      </Paper>
    </Box>
  );
}
