import { Button, Checkbox, Group, Modal, NativeSelect, Stack, Table, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Batch } from "#shared/contract/desk/batch.ts";
import {
  type ImportFacts,
  type ImportField,
  type ImportMapping,
  importFields,
} from "#shared/contract/desk/imports.ts";
import { station } from "../../../station/connect.ts";
import { act } from "../act.ts";
import { columnMeans, fieldOf } from "./column-means.ts";
import { MappingUnits } from "./MappingUnits.tsx";
import { pick } from "./pick.ts";

interface MappingDialogProps {
  batch: Batch;
  facts: ImportFacts;
  onClose: () => void;
}

const measures = ["length", "width", "height", "weight", "itemValue", "itemWeight"] as const;
function isMeasure(field: ImportField): field is (typeof measures)[number] {
  return measures.some((name) => name === field);
}

/** Says what each column of the file is. The station remembers it for files with the same header. */
export function MappingDialog({ batch, facts, onClose }: MappingDialogProps) {
  const { t } = useTranslation(["batch", "common"]);
  const [mapping, setMapping] = useState<ImportMapping>(facts.mapping);
  const [remember, setRemember] = useState(true);
  const [busy, setBusy] = useState(false);
  // A field's unit is what is asked for below, not part of its name here.
  const nameOf = (field: ImportField) =>
    isMeasure(field) ? t(`mapping.bare.${field}`) : t(`fields.${field}`);
  const missing = facts.missing.filter((field) => mapping.columns[field] === undefined);
  async function save() {
    setBusy(true);
    const done = await act(station.setBatchMapping({ id: batch.id, mapping, remember }));
    setBusy(false);
    if (done) onClose();
  }
  const set = (changes: Partial<ImportMapping>) => setMapping({ ...mapping, ...changes });
  const fields = importFields.map((field) => ({ value: field, label: nameOf(field) }));
  // The keyboard begins where something is to be said.
  const unsaid = facts.headers.findIndex((_, column) => !fieldOf(facts.mapping.columns, column));
  const firstPlace = facts.missing.length > 0 ? Math.max(0, unsaid) : 0;
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t("mapping.title", { file: facts.fileName })}
      closeButtonProps={{ "aria-label": t("common:close") }}
    >
      <Stack gap="xs">
        <Text
          size="xs"
          role="status"
          c={missing.length > 0 ? "var(--mantine-color-error)" : "dimmed"}
        >
          {missing.length > 0
            ? t("mapping.missing", {
                fields: missing.map(nameOf).join(", "),
              })
            : t("mapping.complete")}
        </Text>
        <Table.ScrollContainer minWidth={400} maxHeight="50vh" scrollAreaProps={{ tabIndex: 0 }}>
          <Table stickyHeader>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("mapping.column")}</Table.Th>
                <Table.Th>{t("mapping.sample")}</Table.Th>
                <Table.Th>{t("mapping.is")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {facts.headers.map((header, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place: two may bear the same name
                <Table.Tr key={column}>
                  <Table.Td>{header}</Table.Td>
                  <Table.Td maw={220}>
                    <Text size="xs" truncate c="dimmed">
                      {facts.sample.map((line) => line[column] ?? "").find(Boolean)}
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    <NativeSelect
                      data-autofocus={column === firstPlace || undefined}
                      aria-label={header || t("mapping.unnamed", { number: column + 1 })}
                      value={fieldOf(mapping.columns, column) ?? ""}
                      onChange={(event) =>
                        set({
                          columns: columnMeans(
                            mapping.columns,
                            column,
                            pick<ImportField>(importFields, event.currentTarget.value),
                          ),
                        })
                      }
                      data={[{ value: "", label: t("mapping.unused") }, ...fields]}
                    />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        <MappingUnits mapping={mapping} onChange={set} />
        <Group justify="space-between">
          <Checkbox
            label={t("mapping.remember")}
            checked={remember}
            onChange={(event) => setRemember(event.currentTarget.checked)}
          />
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              {t("common:cancel")}
            </Button>
            <Button onClick={() => void save()} loading={busy} disabled={missing.length > 0}>
              {t("mapping.use")}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Modal>
  );
}
