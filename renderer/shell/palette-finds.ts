import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation } from "wouter";
import { screens } from "../screens.tsx";
import { station } from "../station/connect.ts";
import { useStation } from "../station/queries.ts";
import { usePreferences, useSetPreferences } from "../station/settings.ts";
import { formatDollars, formatMoment } from "../ui/format.ts";
import { useScreenName } from "./use-screen-name.ts";
import { sheet } from "./sheet.ts";

export interface Find {
  id: string;
  name: string;
  detail?: string;
  run: () => void;
}

function matches(query: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ name, detail = "" }: Find) =>
    words.every((word) => `${name} ${detail}`.toLowerCase().includes(word));
}

export function useFoundScreens(query: string): Find[] {
  const nameOf = useScreenName();
  const [, go] = useLocation();
  return screens
    .map((screen) => ({ id: screen.path, name: nameOf(screen), run: () => go(screen.path) }))
    .filter(matches(query));
}

/** What can be done from anywhere. */
export function useFoundActions(query: string): Find[] {
  const { t } = useTranslation("shell");
  const [, go] = useLocation();
  const { data: preferences } = usePreferences();
  const { data: about } = useStation();
  const { mutate: prefer } = useSetPreferences();
  const isDark = window.matchMedia("(prefers-color-scheme: dark)").matches;
  const actions: Find[] = [
    { id: "ship", name: t("actionNewShipment"), run: () => go("/ship") },
    { id: "guide", name: t("actionGuide"), detail: "F1", run: () => go("/help") },
    { id: "sheet", name: t("actionSheet"), detail: "?", run: sheet.open },
    {
      id: "theme",
      name: t("actionTheme"),
      run: () => prefer({ theme: isDark ? "light" : "dark" }),
    },
    {
      id: "language",
      name: t("actionLanguage"),
      run: () => prefer({ language: preferences?.language === "es" ? "en" : "es" }),
    },
    { id: "day", name: t("actionDay"), run: () => go("/print/day/all") },
    { id: "backup", name: t("actionBackup"), run: () => go("/settings/backup") },
    { id: "mode", name: t("actionMode"), run: () => go("/settings/mode") },
    { id: "logs", name: t("actionLogs"), run: () => go("/settings/log") },
    { id: "welcome", name: t("actionWelcome"), run: () => go("/welcome") },
  ];
  if (about?.mode === "sandbox")
    actions.push({ id: "deposit", name: t("actionDeposit"), run: () => go("/wallet") });
  else actions.push({ id: "going-live", name: t("actionGoingLive"), run: () => go("/going-live") });
  return actions.filter(matches(query));
}

/** Orders by number, recipient, tracking code, e-mail or id, as the station finds them; none before two letters. */
export function useFoundOrders(query: string): Find[] {
  const { t } = useTranslation("shell");
  const [, go] = useLocation();
  const search = query.trim();
  const { data } = useQuery({
    queryKey: ["orders", "palette", search],
    queryFn: () => station.listOrders({ search, limit: 8 }),
    enabled: search.length > 1,
    placeholderData: (before) => before,
    gcTime: 10_000,
  });
  if (search.length < 2) return [];
  return (data?.orders ?? []).map((order) => ({
    id: order.orderId,
    name: order.externalReference ?? order.orderId,
    detail: `${formatMoment(order.createdAt)} · ${t("orderTo", {
      count: order.itemCount,
      total: formatDollars(order.totalAmount),
    })}`,
    run: () => go(`/orders/${order.orderId}`),
  }));
}
