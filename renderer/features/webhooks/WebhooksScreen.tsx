import { useTranslation } from "react-i18next";
import { Screen } from "../../ui/Screen.tsx";

export function WebhooksScreen() {
  const { t } = useTranslation("webhooks");
  return <Screen title={t("title")}>{null}</Screen>;
}
