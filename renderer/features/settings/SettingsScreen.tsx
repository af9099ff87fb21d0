import { useTranslation } from "react-i18next";
import { Screen } from "../../ui/Screen.tsx";

export function SettingsScreen() {
  const { t } = useTranslation("settings");
  return <Screen title={t("title")}>{null}</Screen>;
}
