import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { emptyAddress, linesOf } from "../../order/address-draft.ts";
import { AddressForm, type NamedAddress } from "../../order/AddressForm.tsx";
import { useShipFrom } from "../../order/use-ship-from.ts";
import { useFirstFocus } from "../../ui/use-first-focus.ts";

const blank: NamedAddress = { name: "", address: emptyAddress };

/** A public place that stands for a warehouse. */
const example = {
  ...emptyAddress,
  name: "Mile High Goods",
  street1: "1701 Wynkoop St",
  city: "Denver",
  state: "CO",
  zip: "80202",
  phone: "303-555-0100",
};

/** Where parcels leave from. */
export function AddressStep({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("welcome");
  const book = useShipFrom();
  const go = useFirstFocus<HTMLButtonElement>();
  const [initial, setInitial] = useState(blank);
  const [first] = book.list;
  if (first)
    return (
      <Stack gap="sm" align="flex-start">
        <Text>{t("addressDone", { name: first.name, address: linesOf(first.address) })}</Text>
        <Button ref={go} onClick={onDone}>
          {t("next")}
        </Button>
      </Stack>
    );
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text>{t("addressWhy")}</Text>
        <Button
          ref={go}
          variant="default"
          onClick={() => setInitial({ name: t("addressExampleName"), address: example })}
        >
          {t("addressExample")}
        </Button>
      </Group>
      <AddressForm
        // The example is another form: what was typed before it gives way.
        key={initial.name}
        initial={initial}
        legend={t("address")}
        isFilled={initial !== blank}
        isSaving={book.isSaving}
        error={book.error}
        onSave={(value) => book.save(null, value, onDone)}
        actions={
          <Button variant="default" onClick={onDone}>
            {t("skip")}
          </Button>
        }
      />
    </Stack>
  );
}
