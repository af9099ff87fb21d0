import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { type LabelSize, labelSizes } from "#shared/rules/label.ts";

interface LabelPaperProps {
  value: LabelSize;
  onChange: (size: LabelSize) => void;
}

/** The paper that labels are laid out for when they are bought. */
export function LabelPaper({ value, onChange }: LabelPaperProps) {
  const { t } = useTranslation("settings");
  return (
    <NativeSelect
      label={t("labelSize")}
      description={t("labelSizeHint")}
      value={value}
      data={labelSizes.map((size) => ({ value: size, label: t(`labelSizes.${size}`) }))}
      onChange={(event) => {
        const size = labelSizes.find((one) => one === event.currentTarget.value);
        if (size) onChange(size);
      }}
      inputWrapperOrder={["label", "input", "description", "error"]}
      maw={320}
    />
  );
}
