import { useTranslation } from "react-i18next";
import { Screen } from "../../ui/Screen.tsx";

export function WelcomeScreen() {
  const { t } = useTranslation("welcome");
  return <Screen title={t("title")}>{null}</Screen>;
}
