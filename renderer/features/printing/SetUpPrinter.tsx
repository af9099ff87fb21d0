import { Button, Paper, Stack, Text, Title } from "@mantine/core";
import { IconFolder, IconNetwork, IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PrintRoute } from "#shared/contract/desk/printer-profile.ts";
import { station } from "../../station/connect.ts";
import { sayProblem } from "../../texts/say-problem.ts";
import { Problem } from "../../ui/Problem.tsx";
import { SystemWords } from "../../ui/SystemWords.tsx";
import { emptyDraft } from "./profile-draft.ts";
import { ProfileEditor } from "./ProfileEditor.tsx";
import { useSaveProfile, useSystemPrinters } from "./queries.ts";

/** A button whose words may need two lines. */
const long = {
  variant: "default",
  justify: "flex-start",
  h: "auto",
  mih: 30,
  py: 4,
  styles: { label: { whiteSpace: "normal", textAlign: "left" } },
} as const;

/** There is no printer profile yet: one is a single press away. */
export function SetUpPrinter() {
  const { t } = useTranslation("printing");
  const { data, error } = useSystemPrinters();
  const saving = useSaveProfile();
  const [isTyping, setTyping] = useState(false);
  const use = (name: string, route: PrintRoute) => saving.mutate({ name, route });
  const chooseFolder = async () => {
    const { path } = await station.chooseFolder();
    if (path !== null) use(t("setup.folderName"), { kind: "folder", folder: path });
  };
  return (
    <Paper withBorder p="sm" component="section" aria-label={t("setup.title")}>
      <Stack gap="xs">
        <Title order={2}>{t("setup.title")}</Title>
        <Text size="xs">{t("setup.words")}</Text>
        {data?.printers.length === 0 ? (
          <div>
            <Text size="xs" c="dimmed">
              {data.problem ? sayProblem(data.problem) : t("setup.noSystem")}
            </Text>
            <SystemWords text={data.problem?.message ?? ""} />
          </div>
        ) : null}
        {data?.printers.map(({ queue, isDefault }) => (
          <Button
            key={queue}
            {...long}
            leftSection={<IconPrinter size={16} />}
            onClick={() => use(queue, { kind: "spooler", queue })}
          >
            {t("setup.use", { name: queue })}
            {isDefault ? ` (${t("setup.isDefault")})` : ""}
          </Button>
        ))}
        <Button {...long} leftSection={<IconNetwork size={16} />} onClick={() => setTyping(true)}>
          {t("setup.network")}
        </Button>
        <Button
          {...long}
          leftSection={<IconFolder size={16} />}
          onClick={() => void chooseFolder()}
        >
          {t("setup.folder")}
        </Button>
        <Problem title={t("setup.notMade")} error={saving.error ?? error} />
      </Stack>
      {isTyping ? (
        <ProfileEditor draft={{ ...emptyDraft, kind: "zpl" }} onClose={() => setTyping(false)} />
      ) : null}
    </Paper>
  );
}
