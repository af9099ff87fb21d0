import { Badge, Button, Group, NativeSelect, Stack, Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type LogLine, logLevels } from "#shared/contract/desk/station.ts";
import { station } from "../../station/connect.ts";
import { formatMoment } from "../../ui/format.ts";
import { Problem } from "../../ui/Problem.tsx";

const colors = { info: "gray", warn: "yellow", error: "red" } as const;

/** The station's last log lines, newest first. */
export function LogViewer() {
  const { t } = useTranslation("settings");
  const [level, setLevel] = useState<LogLine["level"]>("info");
  const { data, error } = useQuery({
    queryKey: ["station", "log", level],
    queryFn: () => station.readLog({ level }),
    placeholderData: (before) => before,
    refetchInterval: 5000,
  });
  const open = () => void station.openPlace({ place: "logs" });
  return (
    <Stack gap="xs">
      <Text c="dimmed">{t("logHint")}</Text>
      <Group gap="xs" align="flex-end">
        <NativeSelect
          label={t("logLevel")}
          value={level}
          data={logLevels.map((value) => ({ value, label: t(`logLevels.${value}`) }))}
          onChange={(event) =>
            setLevel(logLevels.find((one) => one === event.currentTarget.value) ?? "info")
          }
        />
        <Button variant="default" onClick={open}>
          {t("openLogs")}
        </Button>
      </Group>
      <Problem title={t("logUnreadable")} error={error} />
      {data?.lines.length === 0 ? <Text>{t("logNone")}</Text> : null}
      <Table aria-label={t("log")}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={170}>{t("logTime")}</Table.Th>
            <Table.Th w={80}>{t("logKind")}</Table.Th>
            <Table.Th>{t("logWhat")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data?.lines.map((line, index) => (
            // Two lines may be alike in everything.
            // oxlint-disable-next-line react/no-array-index-key
            <Table.Tr key={`${line.at} ${index}`}>
              <Table.Td>{formatMoment(line.at)}</Table.Td>
              <Table.Td>
                <Badge color={colors[line.level]}>{t(`levels.${line.level}`)}</Badge>
              </Table.Td>
              <Table.Td>
                <Text size="xs">{line.message}</Text>
                {line.facts ? (
                  <Text size="xs" c="dimmed" ff="monospace" lineClamp={3}>
                    {line.facts}
                  </Text>
                ) : null}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  );
}
