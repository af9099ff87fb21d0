import { Fieldset, Group, NativeSelect, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AddressDraft } from "./address-draft.ts";
import { countries } from "./countries.ts";

interface AddressFieldsProps {
  legend: ReactNode;
  /** Where it stands in the contract; the station's errors begin with it. */
  path: "fromAddress" | "toAddress" | "address";
  value: AddressDraft;
  errors: ReadonlyMap<string, string>;
  onChange: (value: AddressDraft) => void;
  /** Above the fields, such as a choice of saved addresses. */
  before?: ReactNode;
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
  before,
  children,
}: AddressFieldsProps) {
  const { t } = useTranslation("ship");
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
      {before}
      {field("name", t("name"), true)}
      {field("company", t("company"))}
      {field("street1", t("street"), true)}
      {field("street2", t("unit"))}
      <Group gap="xs" grow align="flex-start">
        {field("city", t("city"), true)}
        {field("state", t("state"))}
      </Group>
      <Group gap="xs" grow align="flex-start">
        {field("zip", t("zip"))}
        <NativeSelect
          label={t("country")}
          data={countries()}
          value={value.country}
          error={errors.get(`${path}.country`)}
          onChange={(event) => onChange({ ...value, country: event.currentTarget.value })}
        />
      </Group>
      <Group gap="xs" grow align="flex-start">
        {field("phone", t("phone"))}
        {field("email", t("email"))}
      </Group>
      {children}
    </Fieldset>
  );
}
