import { Badge, Button, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDefaultPrinter, usePrinterProfiles } from "../../station/printers.ts";
import { Problem } from "../../ui/Problem.tsx";
import { PrinterCard } from "./PrinterCard.tsx";
import { draftOf, emptyDraft, type ProfileDraft } from "./profile-draft.ts";
import { ProfileEditor } from "./ProfileEditor.tsx";
import { SetUpPrinter } from "./SetUpPrinter.tsx";

/** The printers and how each is used. */
export function Printers() {
  const { t } = useTranslation("printing");
  const { data, error } = usePrinterProfiles();
  const preferred = useDefaultPrinter();
  const [draft, setDraft] = useState<ProfileDraft | null>(null);
  return (
    <Stack gap="sm" component="section" aria-label={t("printers.region")}>
      <Problem error={error} />
      {data?.profiles.length === 0 ? <SetUpPrinter /> : null}
      {data && data.profiles.length > 0 ? (
        <>
          <Group justify="space-between">
            <Text c="dimmed" maw={640} size="xs">
              {t("printers.testHelp")}
            </Text>
            <Button leftSection={<IconPlus size={16} />} onClick={() => setDraft(emptyDraft)}>
              {t("printers.add")}
            </Button>
          </Group>
          <SimpleGrid cols={3} spacing="sm">
            {data.profiles.map((profile) => (
              <PrinterCard
                key={profile.id}
                profile={profile}
                badge={profile.id === preferred?.id ? <Badge>{t("printers.default")}</Badge> : null}
                onEdit={() => setDraft(draftOf(profile))}
              />
            ))}
          </SimpleGrid>
        </>
      ) : null}
      {draft ? <ProfileEditor draft={draft} onClose={() => setDraft(null)} /> : null}
    </Stack>
  );
}
