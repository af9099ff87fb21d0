import { Button, Group, Modal, NativeSelect, NumberInput, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { paperSizes } from "#shared/contract/desk/printer-profile.ts";
import { errorsByField } from "../../station/field-errors.ts";
import { Problem } from "../../ui/Problem.tsx";
import { type ProfileDraft, profileInput } from "./profile-draft.ts";
import { useSaveProfile } from "./queries.ts";
import { RouteFields } from "./RouteFields.tsx";

const dpis = [203, 300] as const;
const rotations = [0, 90, 180, 270] as const;

interface ProfileEditorProps {
  draft: ProfileDraft;
  onClose: () => void;
}

/** A printer profile to fill in. The station judges it; what is wrong is told at its field. */
export function ProfileEditor({ draft, onClose }: ProfileEditorProps) {
  const { t } = useTranslation("printing");
  const { t: common } = useTranslation("common");
  const form = useForm<ProfileDraft>({ mode: "controlled", initialValues: draft });
  const saving = useSaveProfile();
  const errors = errorsByField(saving.error);
  const { values, setFieldValue } = form;
  const number = (name: "offsetX" | "offsetY" | "darkness" | "copies", step = 1) => (
    <NumberInput
      size="xs"
      label={t(`printers.${name}`)}
      inputWrapperOrder={["label", "input", "description", "error"]}
      description={name === "darkness" ? t("printers.darknessHelp") : undefined}
      step={step}
      {...form.getInputProps(name)}
      error={errors.get(name)}
    />
  );
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={draft.id ? t("printers.edit", { name: draft.name }) : t("printers.add")}
      closeButtonProps={{ "aria-label": common("close") }}
      transitionProps={{ duration: 0 }}
    >
      <form
        noValidate
        onSubmit={form.onSubmit((given) =>
          saving.mutate(profileInput(given), { onSuccess: onClose }),
        )}
      >
        <Stack gap="xs">
          <TextInput
            data-autofocus
            label={t("printers.name")}
            {...form.getInputProps("name")}
            error={errors.get("name")}
          />
          <RouteFields values={values} errors={errors} onChange={form.setValues} />
          <Group grow align="flex-start" gap="xs">
            <NativeSelect
              label={t("printers.size")}
              // A label printer that takes ZPL holds no letter sheets.
              data={paperSizes
                .filter((value) => values.kind !== "zpl" || !value.startsWith("letter"))
                .map((value) => ({ value, label: t(`printers.sizes.${value}`) }))}
              value={values.size}
              error={errors.get("size")}
              onChange={(event) =>
                setFieldValue(
                  "size",
                  paperSizes.find((one) => one === event.currentTarget.value) ?? values.size,
                )
              }
            />
            <NativeSelect
              label={t("printers.dpi")}
              data={dpis.map((value) => ({
                value: `${value}`,
                label: t(`printers.dpis.${value}`),
              }))}
              value={`${values.dpi}`}
              onChange={(event) =>
                setFieldValue("dpi", event.currentTarget.value === "300" ? 300 : 203)
              }
            />
            <NativeSelect
              label={t("printers.rotation")}
              data={rotations.map((value) => ({
                value: `${value}`,
                label: t(`printers.rotations.${value}`),
              }))}
              value={`${values.rotation}`}
              onChange={(event) =>
                setFieldValue(
                  "rotation",
                  rotations.find((one) => `${one}` === event.currentTarget.value) ?? 0,
                )
              }
            />
          </Group>
          <Group grow align="flex-start" gap="xs">
            {number("offsetX", 0.5)}
            {number("offsetY", 0.5)}
            {number("copies")}
            {values.kind === "zpl" ? number("darkness") : null}
          </Group>
          <Problem title={t("printers.notSaved")} error={errors.size === 0 ? saving.error : null} />
          <Group gap="xs" justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {common("cancel")}
            </Button>
            <Button type="submit" loading={saving.isPending}>
              {t("printers.save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
