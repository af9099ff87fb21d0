import { Stack, Table, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PrintEntry } from "#shared/contract/desk/print-job.ts";
import { formatMoment } from "../../ui/format.ts";
import { Pager } from "../../ui/Pager.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { useJournal } from "./queries.ts";

const limit = 50;

/** Every piece of paper that came out of a printer: who, when, where, and which copy it was. */
export function Journal() {
  const { t } = useTranslation("printing");
  const [typed, setTyped] = useState("");
  const [offset, setOffset] = useState(0);
  const [search] = useDebouncedValue(typed.trim(), 200);
  const { data, error } = useJournal(limit, offset, search, null);
  return (
    <Stack gap="sm">
      <TextInput
        type="search"
        maw={460}
        aria-label={t("journal.search")}
        placeholder={t("journal.search")}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setOffset(0);
        }}
      />
      <Problem title={t("journal.unread")} error={error} />
      {data?.entries.length === 0 ? (
        <Text c="dimmed" role="status">
          {search === "" ? t("journal.none") : t("journal.noneFound", { search })}
        </Text>
      ) : null}
      {data && data.entries.length > 0 ? <Entries entries={data.entries} /> : null}
      <Pager
        limit={limit}
        offset={offset}
        total={data?.pagination.total ?? 0}
        onChange={setOffset}
      />
    </Stack>
  );
}

function Entries({ entries }: { entries: readonly PrintEntry[] }) {
  const { t } = useTranslation("printing");
  const { t: documents } = useTranslation("documents");
  const columns = ["when", "what", "recipient", "copy", "printer", "who"] as const;
  return (
    <Table striped highlightOnHover aria-label={t("journal.caption")}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((name) => (
            <Table.Th key={name}>{t(`journal.${name}`)}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map(
          ({ id, at, kind, document, trackingCode, recipient, copy, profileName, by }) => (
            <Table.Tr key={id}>
              <Table.Td>{formatMoment(at)}</Table.Td>
              <Table.Td>
                {document ? documents(`names.${document}`) : t(`journal.kinds.${kind}`)}{" "}
                {trackingCode ?? ""}
              </Table.Td>
              <Table.Td>{recipient ?? ""}</Table.Td>
              <Table.Td>
                {copy === 1 ? t("journal.copyFirst") : t("journal.copyAgain", { copy })}
              </Table.Td>
              <Table.Td>{profileName}</Table.Td>
              <Table.Td>{by}</Table.Td>
            </Table.Tr>
          ),
        )}
      </Table.Tbody>
    </Table>
  );
}
