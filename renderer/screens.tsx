import {
  IconBarcode,
  IconKey,
  IconMapPin,
  IconPackage,
  IconPackageExport,
  IconPrinter,
  IconReceipt,
  IconSettings,
  IconWallet,
  IconWebhook,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import { BatchHome } from "./features/batch/home/BatchHome.tsx";
import { lateScreens } from "./late-screens.ts";

export interface ScreenEntry {
  path: string;
  /** The room of its texts; its `title` is its name in the navigation. */
  texts:
    | "batch"
    | "ship"
    | "scan"
    | "printing"
    | "orders"
    | "tracking"
    | "wallet"
    | "webhooks"
    | "keys"
    | "settings";
  component: ComponentType;
  icon: typeof IconPackage;
}

/** Where a window begins. */
export const home = "/batch";

/** Every screen of the navigation, in its order. The first is home. */
export const screens: readonly ScreenEntry[] = [
  { path: home, texts: "batch", component: BatchHome, icon: IconPackageExport },
  { path: "/ship", texts: "ship", component: lateScreens.ShipScreen, icon: IconPackage },
  { path: "/scan", texts: "scan", component: lateScreens.ScanScreen, icon: IconBarcode },
  { path: "/print", texts: "printing", component: lateScreens.PrintingScreen, icon: IconPrinter },
  { path: "/orders", texts: "orders", component: lateScreens.OrdersScreen, icon: IconReceipt },
  { path: "/tracking", texts: "tracking", component: lateScreens.TrackingScreen, icon: IconMapPin },
  { path: "/wallet", texts: "wallet", component: lateScreens.WalletScreen, icon: IconWallet },
  {
    path: "/webhooks",
    texts: "webhooks",
    component: lateScreens.WebhooksScreen,
    icon: IconWebhook,
  },
  { path: "/keys", texts: "keys", component: lateScreens.KeysScreen, icon: IconKey },
  {
    path: "/settings",
    texts: "settings",
    component: lateScreens.SettingsScreen,
    icon: IconSettings,
  },
];

/** The digit that, with Ctrl, leads to a screen: its place in the navigation, the tenth is 0. */
export function screenKey(screen: ScreenEntry): string {
  return String((screens.indexOf(screen) + 1) % 10);
}
