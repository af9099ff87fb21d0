import { Button, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface PagerProps {
  limit: number;
  offset: number;
  total: number;
  onChange: (offset: number) => void;
}

/** Where in a long list we are, with the way back and on. Nothing for a list of one page. */
export function Pager({ limit, offset, total, onChange }: PagerProps) {
  const { t } = useTranslation();
  if (total <= limit) return null;
  const last = Math.min(offset + limit, total);
  return (
    <Group justify="flex-end" gap="xs" mt="xs">
      <Text c="dimmed">{t("pageOf", { from: offset + 1, to: last, total })}</Text>
      <Button variant="default" disabled={offset === 0} onClick={() => onChange(offset - limit)}>
        {t("newer")}
      </Button>
      <Button variant="default" disabled={last >= total} onClick={() => onChange(offset + limit)}>
        {t("older")}
      </Button>
    </Group>
  );
}
