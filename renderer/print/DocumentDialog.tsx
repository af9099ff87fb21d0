import { ActionIcon, Group, Modal, Skeleton, Stack, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDocumentFile, type WhichDocument } from "../station/documents.ts";
import { Problem } from "../ui/Problem.tsx";
import { DocumentActions } from "./DocumentActions.tsx";
import { LabelPage } from "./LabelPage.tsx";

export interface ShownDocument {
  which: WhichDocument;
  /** What it is, in the reader's language. */
  name: string;
  pages: number;
}

/** CSS pixels: a letter sheet can be read, and its foot is not far below. */
const pageWidth = 460;

/** A document as it would be printed, with what can be done with it. */
export function DocumentDialog({
  shown,
  onClose,
}: {
  shown: ShownDocument | null;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={shown !== null}
      onClose={onClose}
      size={pageWidth + 48}
      title={shown?.name}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      {shown ? <Shown key={JSON.stringify(shown.which)} shown={shown} /> : null}
    </Modal>
  );
}

function Shown({ shown: { which, name, pages } }: { shown: ShownDocument }) {
  const { t } = useTranslation("documents");
  const [page, setPage] = useState(1);
  const { data, error } = useDocumentFile(which);
  const label = t("page", { name, page, total: pages });
  return (
    <Stack gap="sm">
      <DocumentActions which={which} name={name} file={data ?? null} />
      <Problem title={t("notShown")} error={error} />
      {pages > 1 ? (
        <Group gap="xs" justify="center">
          <ActionIcon
            variant="default"
            aria-label={t("previous")}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            <IconChevronLeft size={14} aria-hidden />
          </ActionIcon>
          <Text size="xs" role="status">
            {label}
          </Text>
          <ActionIcon
            variant="default"
            aria-label={t("next")}
            disabled={page === pages}
            onClick={() => setPage(page + 1)}
          >
            <IconChevronRight size={14} aria-hidden />
          </ActionIcon>
        </Group>
      ) : null}
      {data ? (
        <LabelPage bytes={data.bytes} page={page} width={pageWidth} label={label} />
      ) : error ? null : (
        <Skeleton width={pageWidth} height={pageWidth * 1.3} />
      )}
    </Stack>
  );
}
