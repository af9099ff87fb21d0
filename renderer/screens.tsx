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
import { BatchScreen } from "./features/batch/BatchScreen.tsx";
import { KeysScreen } from "./features/keys/KeysScreen.tsx";
import { OrdersScreen } from "./features/orders/OrdersScreen.tsx";
import { PrintingScreen } from "./features/printing/PrintingScreen.tsx";
import { ScanScreen } from "./features/scan/ScanScreen.tsx";
import { SettingsScreen } from "./features/settings/SettingsScreen.tsx";
import { ShipScreen } from "./features/ship/ShipScreen.tsx";
import { TrackingScreen } from "./features/tracking/TrackingScreen.tsx";
import { WalletScreen } from "./features/wallet/WalletScreen.tsx";
import { WebhooksScreen } from "./features/webhooks/WebhooksScreen.tsx";

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

/** Every screen of the navigation, in its order. The first is home. */
export const screens: readonly ScreenEntry[] = [
  { path: "/batch", texts: "batch", component: BatchScreen, icon: IconPackageExport },
  { path: "/ship", texts: "ship", component: ShipScreen, icon: IconPackage },
  { path: "/scan", texts: "scan", component: ScanScreen, icon: IconBarcode },
  { path: "/print", texts: "printing", component: PrintingScreen, icon: IconPrinter },
  { path: "/orders", texts: "orders", component: OrdersScreen, icon: IconReceipt },
  { path: "/tracking", texts: "tracking", component: TrackingScreen, icon: IconMapPin },
  { path: "/wallet", texts: "wallet", component: WalletScreen, icon: IconWallet },
  { path: "/webhooks", texts: "webhooks", component: WebhooksScreen, icon: IconWebhook },
  { path: "/keys", texts: "keys", component: KeysScreen, icon: IconKey },
  { path: "/settings", texts: "settings", component: SettingsScreen, icon: IconSettings },
];

/** The digit that, with Ctrl, leads to a screen: its place in the navigation, the tenth is 0. */
export function screenKey(screen: ScreenEntry): string {
  return String((screens.indexOf(screen) + 1) % 10);
}
