import { Anchor, Stack, Table, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { formatMoment } from "../../ui/format.ts";
import { Problem } from "../../ui/Problem.tsx";
import { useBatches } from "./queries.ts";

/** Nothing was named to be printed: the batches that have labels. */
export function SourceChooser() {
  const { t } = useTranslation("printing");
  const { data, error } = useBatches();
  const printable = data?.batches.filter(({ counts }) => counts.bought > 0);
  return (
    <Stack gap="xs">
      <Title order={2}>{t("source.none")}</Title>
      <Text c="dimmed">{t("source.noneHelp")}</Text>
      <Problem error={error} />
      {printable?.length === 0 ? (
        <Text>
          {t("source.empty")}{" "}
          <Anchor component={Link} href="/batch" inherit>
            {t("source.toBatches")}
          </Anchor>
        </Text>
      ) : null}
      {printable && printable.length > 0 ? (
        <Table aria-label={t("source.noneHelp")} maw={720}>
          <Table.Tbody>
            {printable.map(({ id, name, createdAt, counts }) => {
              const unprinted = Math.max(0, counts.bought - counts.printed);
              return (
                <Table.Tr key={id}>
                  <Table.Td>
                    <Anchor component={Link} href={`/print/batch/${id}`} fz="xs">
                      {t("source.batch", { name })}
                    </Anchor>
                  </Table.Td>
                  <Table.Td>{formatMoment(createdAt)}</Table.Td>
                  <Table.Td>{t("source.bought", { count: counts.bought })}</Table.Td>
                  <Table.Td>
                    {unprinted > 0
                      ? t("source.unprinted", { count: unprinted })
                      : t("source.allPrinted")}
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      ) : null}
    </Stack>
  );
}
