import { Anchor, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { station } from "../../station/connect.ts";
import { mode } from "../../station/mode.ts";
import { usePolicy } from "../../station/policy.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { ManagedNote } from "../../ui/ManagedNote.tsx";
import { AskAbove } from "./AskAbove.tsx";

const other = mode === "live" ? "sandbox" : "live";

/** Which money the station works with, and the way to the other one. */
export function ModeSwitch() {
  const { t } = useTranslation(["settings", "shell"]);
  const [asked, setAsked] = useState(false);
  const { policy } = usePolicy();
  const isFixed = policy.modes?.includes(other) === false;
  const change = useMutation({ mutationFn: station.switchMode });
  return (
    <Stack gap="sm" maw={640} align="flex-start">
      <Title order={2}>{t(`settings:modeNow.${mode}`)}</Title>
      <Text>{t(`settings:modeIs.${mode}`)}</Text>
      <Text c="dimmed">{t("settings:modeApart")}</Text>
      <Group gap="md">
        <Button variant="default" disabled={isFixed} onClick={() => setAsked(true)}>
          {t(`settings:modeSwitch.${mode}`)}
        </Button>
        {mode === "live" ? (
          <Anchor component={Link} href="/going-live" size="sm">
            {t("shell:actionGoingLive")}
          </Anchor>
        ) : null}
      </Group>
      <ManagedNote isFixed={isFixed} contact={policy.contact} />
      {mode === "live" ? <AskAbove /> : null}
      <ConfirmDialog
        opened={asked}
        title={t(`settings:modeSure.${mode}`)}
        action={t(`settings:modeDo.${mode}`)}
        isBusy={change.isPending || change.data?.restarting === true}
        error={change.error}
        onClose={() => {
          setAsked(false);
          change.reset();
        }}
        onConfirm={() => change.mutate({ mode: other })}
      >
        <Text>{t("settings:modeRestart")}</Text>
      </ConfirmDialog>
    </Stack>
  );
}
