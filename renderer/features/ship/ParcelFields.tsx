import { Fieldset, Group, TextInput } from "@mantine/core";
import type { ShipmentDraft } from "./shipment.ts";

interface ParcelFieldsProps {
  value: ShipmentDraft;
  errors: ReadonlyMap<string, string>;
  onChange: (value: ShipmentDraft) => void;
}

const sides = [
  ["length", "Length (in)"],
  ["width", "Width (in)"],
  ["height", "Height (in)"],
  ["weight", "Weight (oz)"],
] as const;

/** The package and what the shipper calls it. */
export function ParcelFields({ value, errors, onChange }: ParcelFieldsProps) {
  const { packageDetails, externalReference } = value;
  return (
    <Fieldset legend="Package" p="xs">
      <Group gap="xs" grow align="flex-start" wrap="nowrap">
        {sides.map(([name, label]) => (
          <TextInput
            key={name}
            label={label}
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
          label="Reference"
          value={externalReference}
          error={errors.get("externalReference")}
          onChange={(event) => onChange({ ...value, externalReference: event.currentTarget.value })}
        />
      </Group>
    </Fieldset>
  );
}
