import { Anchor, Stack, Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { usePolicy } from "../../station/policy.ts";
import { useStation } from "../../station/queries.ts";
import { formatMoment } from "../../ui/format.ts";
import { Diagnostics } from "./Diagnostics.tsx";
import { Licences } from "./Licences.tsx";

/** What this program is. */
export function About() {
  const { t } = useTranslation("settings");
  const { data } = useStation();
  const { file } = usePolicy();
  if (!data) return null;
  const facts = [
    [t("version"), `Shipdeck ${data.version}`],
    [t("mode"), t(`modes.${data.mode}`)],
    [t("started"), formatMoment(data.startedAt)],
    [t("api"), data.apiUrl ?? data.apiProblem ?? ""],
    [t("dataFolder"), data.dataFolder],
    ...(file === null ? [] : [[t("policyFile"), file] as const]),
    [t("licence"), t("licenceText")],
    [t("telemetry"), t("telemetryNone")],
  ] as const;
  return (
    <Stack gap="md" maw={640}>
      <Table aria-label={t("about")}>
        <Table.Tbody>
          {facts.map(([name, value]) => (
            <Table.Tr key={name}>
              <Table.Th w={160}>{name}</Table.Th>
              <Table.Td>{value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Diagnostics />
      <Licences />
      <Anchor component={Link} href="/welcome">
        {t("welcomeAgain")}
      </Anchor>
    </Stack>
  );
}
