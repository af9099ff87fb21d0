import { Button, Modal } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Item } from "../../order/OrderItem.tsx";
import { ReturnRates } from "./ReturnRates.tsx";

interface ReturnLabelProps {
  item: Item;
  /** The order number, if it has one. */
  reference: string | null;
}

/** The way back of a parcel that was sent: a label from its recipient to where it came from. */
export function ReturnLabel({ item, reference }: ReturnLabelProps) {
  const { t } = useTranslation(["documents", "common"]);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={14} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t("documents:return.make")}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t("documents:return.title")}
        closeButtonProps={{ "aria-label": t("common:close") }}
      >
        <ReturnRates item={item} reference={reference} />
      </Modal>
    </>
  );
}
