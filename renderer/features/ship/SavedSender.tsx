import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { type AddressDraft, draftOf } from "../../order/address-draft.ts";
import { useSettings } from "../../station/settings.ts";

interface SavedSenderProps {
  value: AddressDraft;
  onChange: (value: AddressDraft) => void;
}

function isSame(a: AddressDraft, b: AddressDraft): boolean {
  return (Object.keys(a) as (keyof AddressDraft)[]).every((name) => a[name] === b[name]);
}

/** The choice among several saved ship-from addresses; nothing where there is no choice. */
export function SavedSender({ value, onChange }: SavedSenderProps) {
  const { t } = useTranslation("ship");
  const { data } = useSettings();
  const saved = (data?.shipFrom ?? []).map(({ id, name, address }) => ({
    id,
    name,
    address: draftOf(address),
  }));
  if (saved.length < 2) return null;
  return (
    <NativeSelect
      label={t("savedAddress")}
      value={saved.find(({ address }) => isSame(address, value))?.id ?? ""}
      data={[
        { value: "", label: t("otherAddress") },
        ...saved.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(event) => {
        const id = event.currentTarget.value;
        const chosen = saved.find((one) => one.id === id);
        if (chosen) onChange(chosen.address);
      }}
    />
  );
}
