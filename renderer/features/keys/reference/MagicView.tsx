import { Code, Stack, Table, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { CopyText } from "../../../ui/CopyText.tsx";
import type { MagicValues } from "./document.ts";

const whens = ["rates", "purchase", "void", "tracking"] as const;

interface ValueTableProps {
  title: string;
  head: readonly string[];
  rows: readonly (readonly [value: string, outcome: string, where?: string])[];
}

function ValueTable({ title, head, rows }: ValueTableProps) {
  const { t } = useTranslation("keys");
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <Title order={3} size="h2" mb={4}>
        {title}
      </Title>
      <Table aria-label={title} layout="fixed" verticalSpacing={3}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="42%">{head[0]}</Table.Th>
            <Table.Th>{head[1]}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(([value, outcome, where]) => (
            <Table.Tr key={`${where} ${value}`}>
              <Table.Td style={{ overflowWrap: "anywhere" }}>
                {where ? `${where}: ` : ""}
                <Code>{value}</Code> <CopyText text={value} what={t("magicValue", { value })} />
              </Table.Td>
              <Table.Td lang="en">{outcome.replaceAll("`", "")}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

/** What the sandbox does on purpose, and how a tester asks for it. */
export function MagicView({ values }: { values: MagicValues }) {
  const { t } = useTranslation("keys");
  return (
    <Stack gap="sm" component="article" aria-label={t("magic")}>
      <div>
        <Title order={2}>{t("magic")}</Title>
        <Text size="xs">{t("magicAbout")}</Text>
      </div>
      {whens.map((when) => (
        <ValueTable
          key={when}
          title={t(`magicWhen.${when}`)}
          head={[t("magicName"), t("magicOutcome")]}
          rows={values.recipients
            .filter((row) => row.when === when)
            .map(({ name, outcome }) => [name, outcome])}
        />
      ))}
      <ValueTable
        title={t("magicCodes")}
        head={[t("magicCode"), t("status")]}
        rows={values.trackingCodes.map(({ code, status }) => [code, status])}
      />
      <ValueTable
        title={t("magicSure")}
        head={[t("magicField"), t("magicOutcome")]}
        rows={values.sure.map(({ where, value, outcome }) => [value, outcome, where])}
      />
    </Stack>
  );
}
