import {
  ActionIcon,
  Button,
  Fieldset,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Title,
} from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { BatchRow, DraftItem } from "#shared/contract/desk/batch-row.ts";
import { contentsTypes } from "#shared/contract/customs.ts";
import type { RowCommands } from "../commands.ts";
import { DraftInput } from "../DraftInput.tsx";

const texts = ["sku", "hsCode", "origin"] as const;
const numbers = ["quantity", "value", "weight"] as const;
const names = {
  sku: "itemSku",
  hsCode: "itemHsCode",
  origin: "itemOrigin",
  quantity: "itemQuantity",
  value: "itemValue",
  weight: "itemWeight",
} as const;

interface ItemsPartProps {
  row: BatchRow;
  commands: RowCommands;
  editable: boolean;
}

/** What is in the box: the packing slip and the customs form say it. */
export function ItemsPart({ row, commands, editable }: ItemsPartProps) {
  const { t } = useTranslation(["batch", "common"]);
  const put = (items: DraftItem[]) => commands.edit([row.rowId], { items });
  const change = (at: number, part: Partial<DraftItem>) =>
    put(row.items.map((item, place) => (place === at ? { ...item, ...part } : item)));
  function takeNumber(at: number, name: (typeof numbers)[number], typed: string) {
    const value = Number(typed.replace(",", "."));
    if (Number.isNaN(value)) return undefined;
    if (name === "quantity")
      return value >= 1 ? change(at, { quantity: Math.round(value) }) : undefined;
    return change(at, { [name]: typed === "" ? null : value });
  }
  return (
    <section>
      <Title order={3} size="h6" mb={4}>
        {t("panel.items")}
      </Title>
      <Stack gap="xs">
        <NativeSelect
          label={t("fields.contentsType")}
          disabled={!editable}
          value={row.contentsType}
          data={contentsTypes.map((value) => ({ value, label: t(`contents.${value}`) }))}
          onChange={(event) => {
            const contentsType = contentsTypes.find((type) => type === event.currentTarget.value);
            if (contentsType) void commands.edit([row.rowId], { contentsType });
          }}
        />
        {row.items.map((item, at) => (
          <Fieldset
            // oxlint-disable-next-line react/no-array-index-key -- items have no name but their place
            key={at}
            p={6}
            disabled={!editable}
            legend={t("panel.item", { number: at + 1 })}
          >
            <Group gap={4} align="end" wrap="nowrap">
              <DraftInput
                flex={1}
                label={t("fields.itemDescription")}
                value={item.description}
                onTake={(description) => change(at, { description })}
              />
              <ActionIcon
                variant="subtle"
                color="red"
                size={30}
                disabled={!editable}
                aria-label={t("panel.removeItem", { number: at + 1 })}
                onClick={() => void put(row.items.filter((_, place) => place !== at))}
              >
                <IconTrash size={14} />
              </ActionIcon>
            </Group>
            <SimpleGrid cols={3} spacing={4} verticalSpacing={4} mt={4}>
              {numbers.map((name) => (
                <DraftInput
                  key={name}
                  label={t(`fields.${names[name]}`)}
                  inputMode="decimal"
                  value={item[name] === null ? "" : String(item[name])}
                  onTake={(typed) => takeNumber(at, name, typed)}
                />
              ))}
              {texts.map((name) => (
                <DraftInput
                  key={name}
                  label={t(`fields.${names[name]}`)}
                  value={item[name]}
                  onTake={(typed) => change(at, { [name]: typed })}
                />
              ))}
            </SimpleGrid>
          </Fieldset>
        ))}
        {editable ? (
          <Button
            size="compact-xs"
            variant="default"
            onClick={() =>
              void put([
                ...row.items,
                {
                  description: "",
                  sku: "",
                  quantity: 1,
                  value: null,
                  weight: null,
                  hsCode: "",
                  origin: "",
                },
              ])
            }
          >
            {t("panel.addItem")}
          </Button>
        ) : null}
      </Stack>
    </section>
  );
}
