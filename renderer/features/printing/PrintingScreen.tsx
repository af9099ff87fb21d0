import { useTranslation } from "react-i18next";
import { Screen } from "../../ui/Screen.tsx";

export function PrintingScreen() {
  const { t } = useTranslation("printing");
  return <Screen title={t("title")}>{null}</Screen>;
}
