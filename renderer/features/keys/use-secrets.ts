import { useTranslation } from "react-i18next";
import type { ShownSecret } from "../../ui/SecretDialog.tsx";

/** A new key and its secret as they are shown once; null while there is none. */
export function useSecrets(
  made: { apiKey: string; apiSecret: string } | undefined,
): ShownSecret[] | null {
  const { t } = useTranslation("keys");
  if (!made) return null;
  return [
    { label: t("keyLabel"), value: made.apiKey },
    { label: t("secretLabel"), value: made.apiSecret },
  ];
}
