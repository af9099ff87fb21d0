import { latePart } from "./ui/late-part.tsx";

/** Screens that nobody sees at the first paint. */
export const lateScreens = {
  BatchDesk: latePart(async () => (await import("./features/batch/BatchDesk.tsx")).BatchDesk),
  WelcomeScreen: latePart(
    async () => (await import("./features/welcome/WelcomeScreen.tsx")).WelcomeScreen,
  ),
  ShipScreen: latePart(async () => (await import("./features/ship/ShipScreen.tsx")).ShipScreen),
  ScanScreen: latePart(async () => (await import("./features/scan/ScanScreen.tsx")).ScanScreen),
  PrintingScreen: latePart(
    async () => (await import("./features/printing/PrintingScreen.tsx")).PrintingScreen,
  ),
  OrdersScreen: latePart(
    async () => (await import("./features/orders/OrdersScreen.tsx")).OrdersScreen,
  ),
  OrderScreen: latePart(
    async () => (await import("./features/orders/OrderScreen.tsx")).OrderScreen,
  ),
  TrackingScreen: latePart(
    async () => (await import("./features/tracking/TrackingScreen.tsx")).TrackingScreen,
  ),
  WalletScreen: latePart(
    async () => (await import("./features/wallet/WalletScreen.tsx")).WalletScreen,
  ),
  WebhooksScreen: latePart(
    async () => (await import("./features/webhooks/WebhooksScreen.tsx")).WebhooksScreen,
  ),
  KeysScreen: latePart(async () => (await import("./features/keys/KeysScreen.tsx")).KeysScreen),
  SettingsScreen: latePart(
    async () => (await import("./features/settings/SettingsScreen.tsx")).SettingsScreen,
  ),
  GoingLiveScreen: latePart(
    async () => (await import("./features/going-live/GoingLiveScreen.tsx")).GoingLiveScreen,
  ),
  // With the whole guide in it.
  HelpScreen: latePart(async () => (await import("./features/help/HelpScreen.tsx")).HelpScreen),
};

/** Reads them one by one whenever the window has nothing else to do, so that each stands at once when somebody goes to it. */
export async function prepareScreens(): Promise<void> {
  for (const screen of Object.values(lateScreens)) {
    await new Promise((idle) => window.requestIdleCallback(idle));
    await screen.prepare();
  }
}
