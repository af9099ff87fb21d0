import { Button, Group, SegmentedControl, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { type PackageDraft, withUnits, wrongMeasures } from "./package-draft.ts";

interface PackageFormProps {
  initial: PackageDraft;
  isSaving: boolean;
  onSave: (draft: PackageDraft) => void;
}

const sides = ["length", "width", "height"] as const;

/** A box that is used again and again, typed in the units that the person thinks in. */
export function PackageForm({ initial, isSaving, onSave }: PackageFormProps) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const form = useForm<PackageDraft>({
    mode: "controlled",
    initialValues: initial,
    validate: (draft) => ({
      ...(draft.name.trim() ? {} : { name: t("nameNeeded") }),
      ...Object.fromEntries(wrongMeasures(draft).map((name) => [name, t("numberNeeded")])),
    }),
  });
  const { units } = form.values;
  const side = units === "us" ? "in" : "cm";
  return (
    <form aria-label={t("tabs.packages")} noValidate onSubmit={form.onSubmit(onSave)}>
      <Stack gap="xs">
        <TextInput
          label={t("packageName")}
          data-autofocus
          required
          {...form.getInputProps("name")}
        />
        <SegmentedControl
          aria-label={t("units")}
          size="xs"
          value={units}
          data={[
            { value: "us", label: t("unitsUs") },
            { value: "metric", label: t("unitsMetric") },
          ]}
          onChange={(next) =>
            form.setValues(withUnits(form.values, next === "metric" ? "metric" : "us"))
          }
        />
        <Group gap="xs" grow align="flex-start">
          {sides.map((name) => (
            <TextInput
              key={name}
              label={`${t(name)} (${side})`}
              required
              inputMode="decimal"
              {...form.getInputProps(name)}
            />
          ))}
        </Group>
        <TextInput
          label={`${t("emptyWeight")} (${units === "us" ? "oz" : "g"})`}
          description={t("emptyWeightHint")}
          inputMode="decimal"
          {...form.getInputProps("weight")}
        />
        <Group>
          <Button type="submit" loading={isSaving}>
            {common("save")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
