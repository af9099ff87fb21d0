import { useTranslation } from "react-i18next";
import type { ScreenEntry } from "../screens.tsx";

const rooms = [
  "batch",
  "ship",
  "scan",
  "printing",
  "orders",
  "tracking",
  "wallet",
  "webhooks",
  "keys",
  "settings",
] as const satisfies ScreenEntry["texts"][];

/** A function that says a screen's name in the window's language. */
export function useScreenName(): (screen: ScreenEntry) => string {
  const { t } = useTranslation(rooms);
  return ({ texts }) => t(`${texts}:title`);
}
