import { useTranslation } from "react-i18next";
import { Screen } from "../../ui/Screen.tsx";

export function BatchScreen() {
  const { t } = useTranslation("batch");
  return <Screen title={t("title")}>{null}</Screen>;
}
