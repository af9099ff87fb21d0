import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Cursor } from "./use-cursor.ts";

interface CursorPagerProps {
  cursor: Cursor;
  /** Where the page after this one begins; null on the last, undefined while it is not known. */
  next: string | null | undefined;
}

/** The way back and on in a long list that is read page by page. Nothing for a list of one page. */
export function CursorPager({ cursor, next }: CursorPagerProps) {
  const { t } = useTranslation();
  if (cursor.isFirst && !next) return null;
  return (
    <Group justify="flex-end" gap="xs" mt="xs">
      <Button variant="default" disabled={cursor.isFirst} onClick={cursor.goBack}>
        {t("newer")}
      </Button>
      <Button variant="default" disabled={!next} onClick={() => next && cursor.goOn(next)}>
        {t("older")}
      </Button>
    </Group>
  );
}
