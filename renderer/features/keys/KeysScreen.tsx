import { useTranslation } from "react-i18next";
import { Screen } from "../../ui/Screen.tsx";

export function KeysScreen() {
  const { t } = useTranslation("keys");
  return <Screen title={t("title")}>{null}</Screen>;
}
