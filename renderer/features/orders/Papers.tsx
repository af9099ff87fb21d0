import { Button, Group } from "@mantine/core";
import { IconFileText } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { labelDocumentTypes } from "#shared/contract/documents.ts";
import type { Item } from "../../order/OrderItem.tsx";
import { DocumentDialog, type ShownDocument } from "../../print/DocumentDialog.tsx";

/** The papers that go with a parcel: each is shown, printed and saved from its own button. */
export function Papers({ item }: { item: Item }) {
  const { t } = useTranslation("documents");
  const [shown, setShown] = useState<ShownDocument | null>(null);
  const papers = labelDocumentTypes.flatMap((type) => {
    const document = item.label?.documents.find((one) => one.type === type);
    return document ? { type, pages: document.pages, name: t(`names.${type}`) } : [];
  });
  if (papers.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label={t("papers")}>
      {papers.map(({ type, pages, name }) => (
        <Button
          key={type}
          variant="default"
          leftSection={<IconFileText size={14} aria-hidden />}
          onClick={() => setShown({ which: { orderItemId: item.orderItemId, type }, name, pages })}
        >
          {name} · {t("pages", { count: pages })}
        </Button>
      ))}
      <DocumentDialog shown={shown} onClose={() => setShown(null)} />
    </Group>
  );
}
