import { Badge, Button, Group, Modal, Paper, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { draftOf, emptyAddress, linesOf } from "../../order/address-draft.ts";
import { AddressForm } from "../../order/AddressForm.tsx";
import { useShipFrom } from "../../order/use-ship-from.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";

type ShipFrom = ReturnType<typeof useShipFrom>["list"][number];

/** The places that parcels leave from. */
export function AddressBook() {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const book = useShipFrom();
  const [open, setOpen] = useState<{ one: ShipFrom | null } | null>(null);
  const [leaving, setLeaving] = useState<ShipFrom | null>(null);
  const close = () => setOpen(null);
  return (
    <section aria-label={t("addresses")}>
      <Group justify="space-between" mb="xs">
        <Title order={2}>{t("addresses")}</Title>
        <Button variant="default" onClick={() => setOpen({ one: null })}>
          {t("addAddress")}
        </Button>
      </Group>
      {book.list.length === 0 ? <Text c="dimmed">{t("addressesNone")}</Text> : null}
      <Stack gap="xs">
        {book.list.map((one, index) => (
          <AddressCard
            key={one.id}
            one={one}
            isDefault={index === 0}
            onEdit={() => setOpen({ one })}
            onRemove={() => setLeaving(one)}
            onDefault={() => book.makeDefault(one.id)}
          />
        ))}
      </Stack>
      <Modal
        opened={open !== null}
        onClose={close}
        size="lg"
        title={open?.one ? t("editAddress") : t("addAddress")}
        closeButtonProps={{ "aria-label": common("close") }}
      >
        {open ? (
          <AddressForm
            initial={
              open.one
                ? { name: open.one.name, address: draftOf(open.one.address) }
                : { name: "", address: emptyAddress }
            }
            legend={t("addresses")}
            isSaving={book.isSaving}
            error={book.error}
            onSave={(value) => book.save(open.one?.id ?? null, value, close)}
          />
        ) : null}
      </Modal>
      <ConfirmDialog
        opened={leaving !== null}
        title={t("removeSure", { name: leaving?.name ?? "" })}
        action={common("remove")}
        isDangerous
        error={null}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) book.remove(leaving.id);
          setLeaving(null);
        }}
      >
        {t("removeAddressWhy")}
      </ConfirmDialog>
    </section>
  );
}

interface CardProps {
  one: ShipFrom;
  isDefault: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onDefault: () => void;
}

function AddressCard({ one, isDefault, onEdit, onRemove, onDefault }: CardProps) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const { name, address } = one;
  return (
    <Paper withBorder p="xs" component="article" aria-label={name}>
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Group gap="xs">
            <Text fw={600}>{name}</Text>
            {isDefault ? <Badge color="blue">{t("isDefault")}</Badge> : null}
          </Group>
          <Text size="xs" c="dimmed">
            {[address.name, address.company, linesOf(address), address.country]
              .filter(Boolean)
              .join(" · ")}
          </Text>
        </div>
        <Group gap="xs" wrap="nowrap">
          {isDefault ? null : (
            <Button
              size="compact-xs"
              variant="default"
              aria-label={t("makeDefaultOf", { name })}
              onClick={onDefault}
            >
              {t("makeDefault")}
            </Button>
          )}
          <Button
            size="compact-xs"
            variant="default"
            aria-label={t("editOf", { name })}
            onClick={onEdit}
          >
            {common("edit")}
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={t("removeOf", { name })}
            onClick={onRemove}
          >
            {common("remove")}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}
