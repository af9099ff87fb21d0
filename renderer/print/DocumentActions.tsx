import { Button, Group, NativeSelect, Text } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FileAnswer } from "#shared/contract/desk/file.ts";
import { station } from "../station/connect.ts";
import { usePrintDocument, type WhichDocument } from "../station/documents.ts";
import { useDefaultPrinter, usePrinterProfiles } from "../station/printers.ts";
import { Problem } from "../ui/Problem.tsx";
import { tell } from "../ui/tell.ts";
import { useFirstFocus } from "../ui/use-first-focus.ts";

interface DocumentActionsProps {
  which: WhichDocument;
  name: string;
  /** Null while it is still drawn. */
  file: FileAnswer | null;
}

/** Prints a document on the printer of choice, or saves it. */
export function DocumentActions({ which, name, file }: DocumentActionsProps) {
  const { t } = useTranslation("documents");
  const { data: known } = usePrinterProfiles();
  const preferred = useDefaultPrinter();
  const [chosen, setChosen] = useState<string | null>(null);
  const profiles = known?.profiles ?? [];
  const profile = profiles.find(({ id }) => id === chosen) ?? preferred;
  const printing = usePrintDocument(which);
  const saving = useMutation({
    mutationFn: ({ fileName, bytes }: FileAnswer) => station.saveFile({ fileName, bytes }),
  });
  return (
    <>
      <Group gap="xs" align="flex-end">
        {profile ? (
          <>
            <NativeSelect
              label={t("printer")}
              data={profiles.map(({ id, name: label }) => ({ value: id, label }))}
              value={profile.id}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
            <PrintButton
              isBusy={printing.isPending}
              onPrint={() =>
                printing.mutate(profile.id, {
                  onSuccess: () => tell({ message: t("sent", { name, printer: profile.name }) }),
                })
              }
            />
          </>
        ) : null}
        <Button
          variant="default"
          disabled={!file}
          loading={saving.isPending}
          onClick={() => file && saving.mutate(file)}
        >
          {t("save")}
        </Button>
      </Group>
      {known && !profile ? (
        <Text size="xs" c="dimmed">
          {t("noPrinter")}
        </Text>
      ) : null}
      <Text size="xs" role="status">
        {saving.data?.path ? t("saved", { path: saving.data.path }) : ""}
      </Text>
      <Problem title={t("notPrinted")} error={printing.error} />
      <Problem title={t("notSaved")} error={saving.error} />
    </>
  );
}

/** What is pressed next when a document is shown. */
function PrintButton({ isBusy, onPrint }: { isBusy: boolean; onPrint: () => void }) {
  const { t } = useTranslation("documents");
  const first = useFirstFocus<HTMLButtonElement>();
  return (
    <Button
      ref={first}
      data-autofocus
      loading={isBusy}
      leftSection={<IconPrinter size={14} aria-hidden />}
      onClick={onPrint}
    >
      {t("print")}
    </Button>
  );
}
