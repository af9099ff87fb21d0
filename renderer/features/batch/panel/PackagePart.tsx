import { Button, Group, SimpleGrid, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { BatchRow } from "#shared/contract/desk/batch-row.ts";
import { useSettings } from "../../../station/settings.ts";
import { formatCentimetres, formatGrams, formatOunces, parseWeight } from "../../../ui/measures.ts";
import type { RowCommands } from "../commands.ts";
import { DraftInput } from "../DraftInput.tsx";

/** Four names beside each other. */
const short = { fz: 10.5, fw: 500 };
const sides = ["length", "width", "height"] as const;

interface PackagePartProps {
  row: BatchRow;
  commands: RowCommands;
  editable: boolean;
  meant: () => string[];
}

function text(value: number | null): string {
  return value === null ? "" : String(value);
}

/** The box and its weight in both units; a preset gives all rows that are chosen the same box. */
export function PackagePart({ row, commands, editable, meant }: PackagePartProps) {
  const { t } = useTranslation("batch");
  const { data: settings } = useSettings();
  const { length, width, height, weight } = row.package;
  return (
    <section>
      <Title order={3} size="h6" mb={4}>
        {t("panel.package")}
      </Title>
      <SimpleGrid cols={4} spacing={4}>
        {sides.map((side) => (
          <DraftInput
            key={side}
            label={t(`fields.${side}`)}
            labelProps={short}
            value={text(row.package[side])}
            readOnly={!editable}
            inputMode="decimal"
            onTake={(typed) => {
              const value = typed === "" ? null : Number(typed.replace(",", "."));
              if (!Number.isNaN(value))
                return commands.edit([row.rowId], { package: { [side]: value } });
              return undefined;
            }}
          />
        ))}
        <DraftInput
          label={t("fields.weight")}
          labelProps={short}
          value={text(weight)}
          readOnly={!editable}
          onTake={(typed) => {
            const ounces = parseWeight(typed);
            if (ounces !== undefined)
              return commands.edit([row.rowId], { package: { weight: ounces } });
            return undefined;
          }}
        />
      </SimpleGrid>
      <Text size="xs" c="dimmed" mt={2}>
        {formatCentimetres([length, width, height])} cm
        {weight === null ? "" : ` · ${formatOunces(weight)} · ${formatGrams(weight)}`}
      </Text>
      {editable && settings && settings.packages.length > 0 ? (
        <Group gap={4} mt={4} role="group" aria-label={t("panel.presets")}>
          {settings.packages.map((preset) => (
            <Button
              key={preset.id}
              size="compact-xs"
              variant="default"
              onClick={() =>
                void commands.edit(meant(), {
                  package: {
                    length: preset.length,
                    width: preset.width,
                    height: preset.height,
                    ...(preset.weight !== null && weight === null ? { weight: preset.weight } : {}),
                  },
                })
              }
            >
              {preset.name}
            </Button>
          ))}
        </Group>
      ) : null}
    </section>
  );
}
