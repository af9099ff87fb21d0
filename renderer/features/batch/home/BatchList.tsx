import { Anchor, Table, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { Batch } from "#shared/contract/desk/batch.ts";
import { sayError } from "../../../texts/say-problem.ts";
import { formatMoment } from "../../../ui/format.ts";
import { Problem } from "../../../ui/Problem.tsx";
import { BatchState } from "../head/BatchState.tsx";
import { useBatches } from "../queries.ts";

function BatchLine({ batch }: { batch: Batch }) {
  const { t } = useTranslation("batch");
  const { counts } = batch;
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} href={`/batch/${batch.id}`} fz="xs">
          {batch.name || t("unnamed")}
        </Anchor>
      </Table.Td>
      <Table.Td>
        <BatchState batch={batch} />
      </Table.Td>
      <Table.Td>{t("list.rows", { count: counts.total })}</Table.Td>
      <Table.Td>
        {t("list.bought", { count: counts.bought, total: counts.total - counts.excluded })}
      </Table.Td>
      <Table.Td>{t("list.printed", { count: counts.printed })}</Table.Td>
      <Table.Td>{counts.failed > 0 ? t("list.failed", { count: counts.failed }) : ""}</Table.Td>
      <Table.Td>{formatMoment(batch.createdAt)}</Table.Td>
    </Table.Tr>
  );
}

/** Batches of the last days, each where it stands. */
export function BatchList() {
  const { t } = useTranslation("batch");
  const { data, error } = useBatches();
  return (
    <section aria-labelledby="recent-batches">
      <Title order={2} id="recent-batches" mb={4}>
        {t("list.title")}
      </Title>
      <Problem error={error} title={error ? sayError(error) : undefined} />
      {data?.batches.length === 0 ? <Text c="dimmed">{t("list.empty")}</Text> : null}
      {data && data.batches.length > 0 ? (
        <Table striped highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              {(["name", "state", "rows", "bought", "printed", "failed", "made"] as const).map(
                (column) => (
                  <Table.Th key={column}>{t(`list.columns.${column}`)}</Table.Th>
                ),
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.batches.map((batch) => (
              <BatchLine key={batch.id} batch={batch} />
            ))}
          </Table.Tbody>
        </Table>
      ) : null}
    </section>
  );
}
