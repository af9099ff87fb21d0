import { ActionIcon, Badge, Button, Code, Group, Kbd, Text } from "@mantine/core";
import { IconHelp, IconSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { useStation } from "../station/queries.ts";
import { ModeBadge } from "./ModeBadge.tsx";
import { palette } from "./palette.ts";

/** The station in one line: what it is called, whether money is real, where its API is. */
export function Header() {
  const { t } = useTranslation("shell");
  const { data } = useStation();
  return (
    <Group h="100%" px="md" justify="space-between" wrap="nowrap">
      <Group gap="xs" wrap="nowrap">
        <Text fw={700} size="md">
          Shipdeck
        </Text>
        {data ? <Text c="dimmed">{data.version}</Text> : null}
        <ModeBadge />
      </Group>
      <Button
        variant="default"
        color="gray"
        leftSection={<IconSearch size={14} aria-hidden />}
        rightSection={<Kbd size="xs">{t("paletteHint")}</Kbd>}
        onClick={palette.open}
      >
        {t("palette")}
      </Button>
      <Group gap="xs" wrap="nowrap" miw={0}>
        <StationStatus />
        <ActionIcon
          component={Link}
          href="/help"
          variant="default"
          aria-label={t("guide")}
          title={`${t("guide")} (F1)`}
          aria-keyshortcuts="F1"
        >
          <IconHelp size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  );
}

/** Whether the station runs and serves, and what is wrong when not. */
function StationStatus() {
  const { t, i18n } = useTranslation("shell");
  const { data, error } = useStation();
  return (
    <Group gap="xs" role="status" aria-label={t("status")} wrap="nowrap" miw={0}>
      {data?.apiUrl ? (
        <>
          <Badge color="green">{t("running")}</Badge>
          <Text truncate>
            {t("apiAt")} <Code>{data.apiUrl}</Code>
          </Text>
        </>
      ) : null}
      {data && !data.apiUrl ? (
        <>
          <Badge color="red">{t("apiOff")}</Badge>
          <Text truncate title={data.apiProblem ?? undefined}>
            {(i18n.language === "en" ? data.apiProblem : null) ?? t("apiNotServed")}
          </Text>
        </>
      ) : null}
      {data?.storageProblem ? (
        <Badge color="red" title={data.storageProblem}>
          {t("storageOff")}
        </Badge>
      ) : null}
      {error ? (
        <>
          <Badge color="red">{t("notRunning")}</Badge>
          <Text truncate>{error.message}</Text>
        </>
      ) : null}
      {!data && !error ? <Badge color="gray">{t("starting")}</Badge> : null}
    </Group>
  );
}
