import { Button, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { BatchRow, DraftAddress } from "#shared/contract/desk/batch-row.ts";
import type { RowCommands } from "../commands.ts";
import { DraftInput } from "../DraftInput.tsx";
import { AddressState } from "../RowStatus.tsx";
import classes from "./Panel.module.css";

const wide = ["name", "company", "street1", "street2"] as const;
const narrow = ["city", "state", "zip", "country", "phone", "email"] as const;
const compared = ["street1", "street2", "city", "state", "zip", "country"] as const;

interface AddressPartProps {
  row: BatchRow;
  commands: RowCommands;
  editable: boolean;
}

/** What the station proposes, with what it would change underlined. */
function Suggestion({ row }: { row: BatchRow }) {
  const { suggestion } = row.address;
  if (!suggestion) return null;
  return (
    <Text size="xs">
      {compared
        .filter((field) => suggestion[field])
        .map((field) => (
          <span key={field}>
            {suggestion[field] === row.toAddress[field] ? (
              suggestion[field]
            ) : (
              <mark className={classes["changed"]}>{suggestion[field]}</mark>
            )}{" "}
          </span>
        ))}
    </Text>
  );
}

/** The address as it was typed, and what the station makes of it. */
export function AddressPart({ row, commands, editable }: AddressPartProps) {
  const { t } = useTranslation("batch");
  const { state, suggestion, errors } = row.address;
  const field = (name: keyof DraftAddress) => (
    <DraftInput
      key={name}
      label={t(`fields.${name}`)}
      value={row.toAddress[name]}
      readOnly={!editable}
      data-part={name === "street1" ? "address" : undefined}
      error={errors.some((error) => error.field === name && state === "failed")}
      onTake={(text) => commands.edit([row.rowId], { toAddress: { [name]: text } })}
    />
  );
  return (
    <section>
      <Group justify="space-between" mb={4}>
        <Title order={3} size="h6">
          {t("panel.address")}
        </Title>
        <AddressState state={state} />
      </Group>
      <Stack gap={4}>
        {state === "suggested" && suggestion ? (
          <>
            <Suggestion row={row} />
            {editable ? (
              <Button
                size="compact-xs"
                variant="light"
                onClick={() => void commands.accept([row.rowId])}
              >
                {t("panel.take")}
              </Button>
            ) : null}
          </>
        ) : null}
        {wide.map(field)}
        <SimpleGrid cols={2} spacing={4} verticalSpacing={4}>
          {narrow.map(field)}
        </SimpleGrid>
      </Stack>
    </section>
  );
}
