import { ActionIcon, Button, Group, Modal, Paper, Stack, Text, Title } from "@mantine/core";
import { IconPencil, IconStar, IconTrash } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PrinterProfile, PrintRoute } from "#shared/contract/desk/printer-profile.ts";
import { station } from "../../station/connect.ts";
import { queries } from "../../station/news.ts";
import { useUpdateSettings } from "../../station/settings.ts";
import { Problem } from "../../ui/Problem.tsx";

interface PrinterCardProps {
  profile: PrinterProfile;
  /** Whether it is the default; null when it is not. */
  badge: ReactNode;
  onEdit: () => void;
}

function placeOf(route: PrintRoute): string {
  if (route.kind === "spooler") return route.queue;
  return route.kind === "zpl" ? `${route.host}:${route.port}` : route.folder;
}

/** One printer, and what can be done with it. */
export function PrinterCard({ profile, badge, onEdit }: PrinterCardProps) {
  const { t } = useTranslation("printing");
  const [isAsked, setAsked] = useState(false);
  const { id, name, route, size, dpi, copies } = profile;
  const test = useMutation({
    mutationFn: () => station.printTestPage({ profileId: id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["printing"] }),
  });
  const settings = useUpdateSettings();
  return (
    <Paper withBorder p="xs" component="section" aria-label={name}>
      <Stack gap={6}>
        <Group justify="space-between" wrap="nowrap">
          <Title order={2}>{name}</Title>
          {badge}
        </Group>
        <Text size="xs">
          {t(`printers.routes.${route.kind}`)}: {placeOf(route)}
        </Text>
        <Text size="xs" c="dimmed">
          {t(`printers.sizes.${size}`)} · {t(`printers.dpis.${dpi}`)}
          {copies > 1 ? ` · ${t("printers.copies")}: ${copies}` : ""}
        </Text>
        <Group gap={6}>
          <Button
            variant="default"
            aria-label={t("printers.testOf", { name })}
            loading={test.isPending}
            onClick={() => test.mutate()}
          >
            {t("printers.test")}
          </Button>
          <ActionIcon
            variant="default"
            size="md"
            aria-label={t("printers.edit", { name })}
            title={t("printers.edit", { name })}
            onClick={onEdit}
          >
            <IconPencil size={16} />
          </ActionIcon>
          {badge ? null : (
            <ActionIcon
              variant="default"
              size="md"
              aria-label={t("printers.makeDefault", { name })}
              title={t("printers.makeDefault", { name })}
              onClick={() => settings.mutate({ printerProfileId: id })}
            >
              <IconStar size={16} />
            </ActionIcon>
          )}
          <ActionIcon
            variant="default"
            size="md"
            aria-label={t("printers.remove", { name })}
            title={t("printers.remove", { name })}
            onClick={() => setAsked(true)}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
        <Text size="xs" role="status">
          {test.data ? t("printers.testStarted", { name }) : ""}
        </Text>
        <Problem title={t("printers.testFailed")} error={test.error} />
        <Problem error={settings.error} />
      </Stack>
      {isAsked ? <AskToRemove profile={profile} onClose={() => setAsked(false)} /> : null}
    </Paper>
  );
}

function AskToRemove({ profile, onClose }: { profile: PrinterProfile; onClose: () => void }) {
  const { t } = useTranslation("printing");
  const { t: common } = useTranslation("common");
  const remove = useMutation({
    mutationFn: () => station.deletePrinterProfile({ profileId: profile.id }),
    onSuccess: async () => {
      onClose();
      await queries.invalidateQueries({ queryKey: ["printing"] });
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("printers.removeTitle", { name: profile.name })}
      closeButtonProps={{ "aria-label": common("close") }}
      transitionProps={{ duration: 0 }}
    >
      <Text>{t("printers.removeWords")}</Text>
      <Problem title={t("printers.notRemoved")} error={remove.error} />
      <Group gap="xs" mt="sm" justify="flex-end">
        <Button variant="default" data-autofocus onClick={onClose}>
          {common("cancel")}
        </Button>
        <Button color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
          {common("delete")}
        </Button>
      </Group>
    </Modal>
  );
}
