import { useTranslation } from "react-i18next";
import { Screen } from "../../ui/Screen.tsx";

export function TrackingScreen() {
  const { t } = useTranslation("tracking");
  return <Screen title={t("title")}>{null}</Screen>;
}
