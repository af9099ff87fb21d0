import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useQuestion } from "../station/ask-first.ts";
import { useSettings } from "../station/settings.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { formatCoins, formatDollars } from "../ui/format.ts";

/** Asks once more before much real money is spent. */
export function AskFirst() {
  const { t } = useTranslation("shell");
  const question = useQuestion();
  const { data: settings } = useSettings();
  if (!question) return null;
  const { usd, amount, currency } = question;
  const sum = formatDollars(usd);
  return (
    <ConfirmDialog
      opened
      title={t("askTitle", { usd: sum })}
      action={t("askYes", { usd: sum })}
      error={null}
      onClose={() => question.answer(false)}
      onConfirm={() => question.answer(true)}
    >
      <Text>
        {amount && currency
          ? t("askCoins", { usd: sum, amount: formatCoins(amount), currency })
          : t("askDollars", { usd: sum })}
      </Text>
      <Text c="dimmed">{t("askWhy", { limit: formatDollars(settings?.askAboveUsd ?? 0) })}</Text>
    </ConfirmDialog>
  );
}
