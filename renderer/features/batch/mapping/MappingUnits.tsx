import { Group, NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { type ImportMapping, lengthUnits, weightUnits } from "#shared/contract/desk/imports.ts";
import { pick } from "./pick.ts";

const valuePers = ["unit", "line"] as const;

interface MappingUnitsProps {
  mapping: ImportMapping;
  onChange: (changes: Partial<ImportMapping>) => void;
}

/** In which units the numbers of a file are, and what stands where it says nothing. */
export function MappingUnits({ mapping, onChange }: MappingUnitsProps) {
  const { t } = useTranslation("batch");
  return (
    <Group gap="xs">
      <NativeSelect
        label={t("mapping.weightUnit")}
        value={mapping.weightUnit}
        data={[...weightUnits]}
        onChange={(event) => {
          const weightUnit = pick(weightUnits, event.currentTarget.value);
          if (weightUnit) onChange({ weightUnit });
        }}
      />
      <NativeSelect
        label={t("mapping.lengthUnit")}
        value={mapping.lengthUnit}
        data={[...lengthUnits]}
        onChange={(event) => {
          const lengthUnit = pick(lengthUnits, event.currentTarget.value);
          if (lengthUnit) onChange({ lengthUnit });
        }}
      />
      <NativeSelect
        label={t("mapping.itemWeightUnit")}
        value={mapping.itemWeightUnit ?? ""}
        data={[{ value: "", label: t("mapping.sameUnit") }, ...weightUnits]}
        onChange={(event) =>
          onChange({ itemWeightUnit: pick(weightUnits, event.currentTarget.value) ?? null })
        }
      />
      <NativeSelect
        label={t("mapping.valuePer")}
        value={mapping.valuePer}
        data={valuePers.map((value) => ({ value, label: t(`mapping.${value}`) }))}
        onChange={(event) => {
          const valuePer = pick(valuePers, event.currentTarget.value);
          if (valuePer) onChange({ valuePer });
        }}
      />
      <NativeSelect
        label={t("mapping.country")}
        value={mapping.defaultCountry ?? ""}
        data={[
          { value: "", label: t("mapping.noCountry") },
          ...new Set([
            "US",
            "CA",
            "MX",
            ...(mapping.defaultCountry ? [mapping.defaultCountry] : []),
          ]),
        ]}
        onChange={(event) => onChange({ defaultCountry: event.currentTarget.value || null })}
      />
    </Group>
  );
}
