import { Button, Checkbox, Fieldset, Group, NativeSelect, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { countries } from "../../order/countries.ts";
import { useCustomsChoices } from "../../order/customs-choices.ts";
import { type CustomsDraft, type CustomsItemDraft, emptyCustomsItem } from "./shipment.ts";

interface CustomsFieldsProps {
  value: CustomsDraft;
  errors: ReadonlyMap<string, string>;
  onChange: (value: CustomsDraft) => void;
}

/** The declaration that a parcel across a border carries. */
export function CustomsFields({ value, errors, onChange }: CustomsFieldsProps) {
  const { t } = useTranslation("ship");
  const { contents, incoterms, nonDelivery, restrictions } = useCustomsChoices();
  const choice = (
    name: "contents_type" | "incoterm" | "non_delivery_option" | "restriction_type",
    label: string,
    data: readonly { value: string; label: string }[],
  ) => (
    <NativeSelect
      label={label}
      data={[...data]}
      value={value[name]}
      error={errors.get(`customsInfo.${name}`)}
      onChange={(event) => onChange({ ...value, [name]: event.currentTarget.value })}
    />
  );
  const text = (
    name: "contents_explanation" | "customs_signer" | "eel_pfc" | "restriction_comments",
    label: string,
  ) => (
    <TextInput
      label={label}
      required
      value={value[name]}
      error={errors.get(`customsInfo.${name}`)}
      onChange={(event) => onChange({ ...value, [name]: event.currentTarget.value })}
    />
  );
  const setItem = (index: number, item: CustomsItemDraft) =>
    onChange({
      ...value,
      customs_items: value.customs_items.map((old, at) => (at === index ? item : old)),
    });
  const removeItem = (index: number) =>
    onChange({ ...value, customs_items: value.customs_items.filter((_, at) => at !== index) });
  return (
    <Fieldset legend={t("customs")} p="xs">
      <Group gap="xs" grow align="flex-start">
        {choice("contents_type", t("contents"), contents)}
        {value.contents_type === "other" ? text("contents_explanation", t("explanation")) : null}
        {choice("incoterm", t("duties"), incoterms)}
        {choice("non_delivery_option", t("undeliverable"), nonDelivery)}
      </Group>
      <Group gap="xs" grow align="flex-start">
        {choice("restriction_type", t("restriction"), restrictions)}
        {value.restriction_type === "none" ? null : text("restriction_comments", t("comments"))}
        {text("eel_pfc", t("exemption"))}
      </Group>
      {value.customs_items.map((item, index) => (
        <CustomsItem
          // The items have no name of their own; they are only ever edited in place, added last or removed.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          number={index + 1}
          path={`customsInfo.customs_items[${index}]`}
          value={item}
          errors={errors}
          onChange={(next) => setItem(index, next)}
          onRemove={value.customs_items.length > 1 ? () => removeItem(index) : null}
        />
      ))}
      <Button
        variant="default"
        mt="xs"
        onClick={() =>
          onChange({ ...value, customs_items: [...value.customs_items, emptyCustomsItem] })
        }
      >
        {t("addItem")}
      </Button>
      <Group gap="md" mt="xs" align="flex-start">
        {text("customs_signer", t("signer"))}
        <Checkbox
          mt={28}
          label={t("certify")}
          checked={value.customs_certify}
          error={errors.get("customsInfo.customs_certify")}
          onChange={(event) => onChange({ ...value, customs_certify: event.currentTarget.checked })}
        />
      </Group>
    </Fieldset>
  );
}

interface CustomsItemProps {
  number: number;
  path: string;
  value: CustomsItemDraft;
  errors: ReadonlyMap<string, string>;
  onChange: (value: CustomsItemDraft) => void;
  onRemove: (() => void) | null;
}

function CustomsItem({ number, path, value, errors, onChange, onRemove }: CustomsItemProps) {
  const { t } = useTranslation("ship");
  const text = (name: keyof CustomsItemDraft, label: string) => (
    <TextInput
      label={label}
      required
      value={value[name]}
      error={errors.get(`${path}.${name}`)}
      onChange={(event) => onChange({ ...value, [name]: event.currentTarget.value })}
    />
  );
  return (
    <Fieldset legend={t("item", { number })} p="xs" mt="xs">
      <Group gap="xs" grow align="flex-start">
        {text("description", t("description"))}
        {text("hs_tariff_number", t("hsCode"))}
      </Group>
      <Group gap="xs" grow align="flex-start">
        {text("quantity", t("quantity"))}
        {text("value", t("unitValue"))}
        {text("weight", t("unitWeight"))}
        <NativeSelect
          label={t("madeIn")}
          data={countries()}
          value={value.origin_country}
          error={errors.get(`${path}.origin_country`)}
          onChange={(event) => onChange({ ...value, origin_country: event.currentTarget.value })}
        />
      </Group>
      {onRemove ? (
        <Button variant="subtle" color="red" mt="xs" onClick={onRemove}>
          {t("removeItem", { number })}
        </Button>
      ) : null}
    </Fieldset>
  );
}
