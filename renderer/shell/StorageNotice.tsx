import { Alert, Button, Code, Group, List, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { useStation } from "../station/queries.ts";
import { formatMoment } from "../ui/format.ts";

type Lost = NonNullable<ReturnType<typeof useStation>["data"]>["lostLabels"][number];

function LostLabels({ labels }: { labels: readonly Lost[] }) {
  const { t } = useTranslation("shell");
  if (labels.length === 0) return null;
  return (
    <section aria-label={t("lostLabels")}>
      <Text fw={600}>{t("lostLabels")}</Text>
      <List size="xs">
        {labels.map(({ trackingCode, file, soldAt }) => (
          <List.Item key={trackingCode ?? file}>
            <Code>{trackingCode ?? file}</Code>
            {soldAt ? ` ${formatMoment(soldAt)}` : null}
          </List.Item>
        ))}
      </List>
    </section>
  );
}

/** On every screen, for as long as the station refuses to write: why, what was bought beyond the books, and the ways out. */
export function StorageNotice() {
  const { t } = useTranslation("shell");
  const { data } = useStation();
  if (!data?.storageProblem) return null;
  return (
    <Alert color="red" role="alert" mb="md" title={t("stopped")}>
      <Stack gap="xs">
        <Text>{t("stoppedWhy")}</Text>
        <Text c="dimmed">{data.storageProblem}</Text>
        <LostLabels labels={data.lostLabels} />
        <Group gap="sm">
          <Button component={Link} href="/settings/backup">
            {t("stoppedRestore")}
          </Button>
          <Text>{t("stoppedAccept")}</Text>
        </Group>
      </Stack>
    </Alert>
  );
}
