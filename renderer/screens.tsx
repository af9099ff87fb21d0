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
}

/** Every screen of the navigation, in its order. The first is home. */
export const screens: readonly ScreenEntry[] = [
  { path: "/batch", texts: "batch", component: BatchScreen },
  { path: "/ship", texts: "ship", component: ShipScreen },
  { path: "/scan", texts: "scan", component: ScanScreen },
  { path: "/print", texts: "printing", component: PrintingScreen },
  { path: "/orders", texts: "orders", component: OrdersScreen },
  { path: "/tracking", texts: "tracking", component: TrackingScreen },
  { path: "/wallet", texts: "wallet", component: WalletScreen },
  { path: "/webhooks", texts: "webhooks", component: WebhooksScreen },
  { path: "/keys", texts: "keys", component: KeysScreen },
  { path: "/settings", texts: "settings", component: SettingsScreen },
];
