import { ActionIcon, Group, Text } from "@mantine/core";
import {
  IconChevronLeft,
  IconChevronRight,
  IconMinus,
  IconPlus,
  IconZoomReset,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

interface PreviewBarProps {
  page: number;
  total: number;
  /** Percent of the paper's own size. */
  zoom: number;
  onPage: (page: number) => void;
  onZoom: (steps: number) => void;
  onFit: () => void;
}

/** Which page is shown and how large, with the way to others. */
export function PreviewBar({ page, total, zoom, onPage, onZoom, onFit }: PreviewBarProps) {
  const { t } = useTranslation("printing");
  return (
    <Group gap={6} justify="center" pb="xs">
      <ActionIcon
        variant="default"
        aria-label={t("preview.previous")}
        title={t("preview.previous")}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <IconChevronLeft size={16} />
      </ActionIcon>
      <Text role="status" miw={110} ta="center">
        {total > 0 ? t("preview.page", { page, total }) : ""}
      </Text>
      <ActionIcon
        variant="default"
        aria-label={t("preview.next")}
        title={t("preview.next")}
        disabled={page >= total}
        onClick={() => onPage(page + 1)}
      >
        <IconChevronRight size={16} />
      </ActionIcon>
      <ActionIcon
        ml="md"
        variant="default"
        aria-label={t("preview.zoomOut")}
        title={t("preview.zoomOut")}
        onClick={() => onZoom(-1)}
      >
        <IconMinus size={16} />
      </ActionIcon>
      <Text miw={44} ta="center">{`${zoom} %`}</Text>
      <ActionIcon
        variant="default"
        aria-label={t("preview.zoomIn")}
        title={t("preview.zoomIn")}
        onClick={() => onZoom(1)}
      >
        <IconPlus size={16} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={t("preview.fit")}
        title={t("preview.fit")}
        onClick={onFit}
      >
        <IconZoomReset size={16} />
      </ActionIcon>
    </Group>
  );
}
