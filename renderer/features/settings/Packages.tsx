import { Badge, Button, Group, Modal, Table, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PackagePreset } from "#shared/contract/desk/settings.ts";
import { useSettings, useUpdateSettings } from "../../station/settings.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { formatCentimetres, formatGrams, formatInches, formatOunces } from "../../ui/measures.ts";
import { emptyPackage, packageDraftOf, presetOf } from "./package-draft.ts";
import { PackageForm } from "./PackageForm.tsx";

/** The boxes that are used again and again. The first is the default. */
export function Packages() {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const { data } = useSettings();
  const update = useUpdateSettings();
  const [open, setOpen] = useState<{ one: PackagePreset | null } | null>(null);
  const [leaving, setLeaving] = useState<PackagePreset | null>(null);
  const list = data?.packages ?? [];
  const put = (packages: PackagePreset[]) =>
    update.mutate({ packages }, { onSuccess: () => (setOpen(null), setLeaving(null)) });
  return (
    <section aria-label={t("tabs.packages")}>
      <Group justify="space-between" mb="xs">
        <Title order={2}>{t("tabs.packages")}</Title>
        <Button variant="default" onClick={() => setOpen({ one: null })}>
          {t("addPackage")}
        </Button>
      </Group>
      {list.length === 0 ? (
        <Text c="dimmed">{t("packagesNone")}</Text>
      ) : (
        <PackageTable
          list={list}
          onEdit={(one) => setOpen({ one })}
          onRemove={setLeaving}
          onDefault={(one) => put([one, ...list.filter(({ id }) => id !== one.id)])}
        />
      )}
      <Modal
        opened={open !== null}
        onClose={() => setOpen(null)}
        title={open?.one ? t("editPackage") : t("addPackage")}
        closeButtonProps={{ "aria-label": common("close") }}
      >
        {open ? (
          <PackageForm
            initial={open.one ? packageDraftOf(open.one) : emptyPackage}
            isSaving={update.isPending}
            onSave={(draft) => {
              const { one } = open;
              if (one) put(list.map((old) => (old === one ? presetOf(one.id, draft) : old)));
              else put([...list, presetOf(crypto.randomUUID(), draft)]);
            }}
          />
        ) : null}
      </Modal>
      <ConfirmDialog
        opened={leaving !== null}
        title={t("removeSure", { name: leaving?.name ?? "" })}
        action={common("remove")}
        isDangerous
        error={update.error}
        onClose={() => setLeaving(null)}
        onConfirm={() => put(list.filter((one) => one !== leaving))}
      >
        {t("removePackageWhy")}
      </ConfirmDialog>
    </section>
  );
}

interface TableProps {
  list: readonly PackagePreset[];
  onEdit: (one: PackagePreset) => void;
  onRemove: (one: PackagePreset) => void;
  onDefault: (one: PackagePreset) => void;
}

function PackageTable({ list, onEdit, onRemove, onDefault }: TableProps) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("packageName")}</Table.Th>
          <Table.Th>{t("size")}</Table.Th>
          <Table.Th>{t("weight")}</Table.Th>
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {list.map((one, index) => {
          const { id, name, length, width, height, weight } = one;
          const sides = [length, width, height];
          return (
            <Table.Tr key={id}>
              <Table.Td>
                {name} {index === 0 ? <Badge color="blue">{t("isDefault")}</Badge> : null}
              </Table.Td>
              <Table.Td>
                {formatInches(sides)} in · {formatCentimetres(sides)} cm
              </Table.Td>
              <Table.Td>
                {weight === null
                  ? t("weighed")
                  : `${formatOunces(weight)} · ${formatGrams(weight)}`}
              </Table.Td>
              <Table.Td>
                <Group gap="xs" justify="flex-end" wrap="nowrap">
                  {index === 0 ? null : (
                    <Button
                      size="compact-xs"
                      variant="default"
                      aria-label={t("makeDefaultOf", { name })}
                      onClick={() => onDefault(one)}
                    >
                      {t("makeDefault")}
                    </Button>
                  )}
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={t("editOf", { name })}
                    onClick={() => onEdit(one)}
                  >
                    {common("edit")}
                  </Button>
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={t("removeOf", { name })}
                    onClick={() => onRemove(one)}
                  >
                    {common("remove")}
                  </Button>
                </Group>
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
