import { Badge, Table, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { BackupResult } from "#shared/contract/desk/backups.ts";
import { formatMoment, formatNumber } from "../../ui/format.ts";
import { useBackups } from "./backups.ts";

/** What became of the last backups. */
export function BackupHistory() {
  const { t } = useTranslation("backup");
  const { data } = useBackups();
  const results = data?.results ?? [];
  return (
    <section aria-label={t("history")}>
      <Title order={2}>{t("history")}</Title>
      {results.length === 0 ? (
        <Text c="dimmed">{t("historyNone")}</Text>
      ) : (
        <Table aria-label={t("history")}>
          <Table.Thead>
            <Table.Tr>
              {(["when", "result", "file", "size", "took"] as const).map((name) => (
                <Table.Th key={name}>{t(name)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {results.map((result) => (
              <Result key={result.at + result.file} result={result} />
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}

function Result({ result }: { result: BackupResult }) {
  const { t } = useTranslation("backup");
  const { at, ok, kept, file, problem, bytes, ms, encrypted } = result;
  const name = file.split(/[/\\]/).at(-1);
  return (
    <Table.Tr>
      <Table.Td>{formatMoment(at)}</Table.Td>
      <Table.Td>
        <Badge color={ok ? (kept ? "green" : "gray") : "red"}>
          {t(ok ? (kept ? "well" : "removed") : "failed")}
        </Badge>
        {problem ? <Text size="xs">{problem}</Text> : null}
      </Table.Td>
      <Table.Td>
        <Text title={file}>{name}</Text>
        {encrypted ? (
          <Text c="dimmed" size="xs">
            {t("isEncrypted")}
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td>{ok ? `${formatNumber(bytes / 1_000_000)} MB` : ""}</Table.Td>
      <Table.Td>{ok ? t("seconds", { time: formatNumber(ms / 1000) }) : ""}</Table.Td>
    </Table.Tr>
  );
}
