import { Fieldset, Group, NativeSelect, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useSettings } from "../../station/settings.ts";
import type { ShipmentDraft } from "./shipment.ts";

interface ParcelFieldsProps {
  value: ShipmentDraft;
  errors: ReadonlyMap<string, string>;
  onChange: (value: ShipmentDraft) => void;
}

const sides = ["length", "width", "height", "weight"] as const;

/** The package and what the shipper calls it. */
export function ParcelFields({ value, errors, onChange }: ParcelFieldsProps) {
  const { t } = useTranslation("ship");
  const { packageDetails, externalReference } = value;
  return (
    <Fieldset legend={t("package")} p="xs">
      <SavedPackage value={value} onChange={onChange} />
      <Group gap="xs" grow align="flex-start" wrap="nowrap">
        {sides.map((name) => (
          <TextInput
            key={name}
            label={t(name)}
            required
            inputMode="decimal"
            value={packageDetails[name]}
            error={errors.get(`packageDetails.${name}`)}
            onChange={(event) =>
              onChange({
                ...value,
                packageDetails: { ...packageDetails, [name]: event.currentTarget.value },
              })
            }
          />
        ))}
        <TextInput
          label={t("reference")}
          value={externalReference}
          error={errors.get("externalReference")}
          onChange={(event) => onChange({ ...value, externalReference: event.currentTarget.value })}
        />
      </Group>
    </Fieldset>
  );
}

/** The saved packages; nothing while there is none. */
function SavedPackage({ value, onChange }: Omit<ParcelFieldsProps, "errors">) {
  const { t } = useTranslation("ship");
  const { data } = useSettings();
  const packages = data?.packages ?? [];
  if (packages.length === 0) return null;
  const { packageDetails } = value;
  const current = packages.find((preset) =>
    (["length", "width", "height"] as const).every(
      (side) => packageDetails[side] === String(preset[side]),
    ),
  );
  return (
    <NativeSelect
      label={t("preset")}
      mb="xs"
      value={current?.id ?? ""}
      data={[
        { value: "", label: t("noPreset") },
        ...packages.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(event) => {
        const preset = packages.find(({ id }) => id === event.currentTarget.value);
        if (!preset) return;
        const { length, width, height, weight } = preset;
        onChange({
          ...value,
          packageDetails: {
            length: String(length),
            width: String(width),
            height: String(height),
            weight: weight === null ? packageDetails.weight : String(weight),
          },
        });
      }}
    />
  );
}
