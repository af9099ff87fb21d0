import { Fieldset, Group, NativeSelect, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { countries } from "./countries.ts";
import type { AddressDraft } from "./shipment.ts";

interface AddressFieldsProps {
  legend: ReactNode;
  /** Where it stands in the contract; the station's errors begin with it. */
  path: "fromAddress" | "toAddress";
  value: AddressDraft;
  errors: ReadonlyMap<string, string>;
  onChange: (value: AddressDraft) => void;
  /** What the verification found, below the fields. */
  children?: ReactNode;
}

/** An address to fill in. */
export function AddressFields({
  legend,
  path,
  value,
  errors,
  onChange,
  children,
}: AddressFieldsProps) {
  const field = (name: keyof AddressDraft, label: string, required = false) => (
    <TextInput
      name={`${path}.${name}`}
      label={label}
      required={required}
      value={value[name]}
      error={errors.get(`${path}.${name}`)}
      onChange={(event) => onChange({ ...value, [name]: event.currentTarget.value })}
    />
  );
  return (
    <Fieldset legend={legend} p="xs">
      {field("name", "Name", true)}
      {field("company", "Company")}
      {field("street1", "Street", true)}
      {field("street2", "Apartment, suite, unit")}
      <Group gap="xs" grow align="flex-start">
        {field("city", "City", true)}
        {field("state", "State")}
      </Group>
      <Group gap="xs" grow align="flex-start">
        {field("zip", "ZIP or postal code")}
        <NativeSelect
          label="Country"
          data={countries}
          value={value.country}
          error={errors.get(`${path}.country`)}
          onChange={(event) => onChange({ ...value, country: event.currentTarget.value })}
        />
      </Group>
      <Group gap="xs" grow align="flex-start">
        {field("phone", "Phone")}
        {field("email", "E-mail")}
      </Group>
      {children}
    </Fieldset>
  );
}
