import { useTranslation } from "react-i18next";
import { Screen } from "../../ui/Screen.tsx";

export function ScanScreen() {
  const { t } = useTranslation("scan");
  return <Screen title={t("title")}>{null}</Screen>;
}
