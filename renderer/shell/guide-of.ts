/** The page of the guide that a screen is told on; a screen without one of its own opens the front page. */
const pages: readonly (readonly [screen: string, page: string])[] = [
  ["/print/day", "documents"],
  ["/batch", "batch"],
  ["/ship", "addresses"],
  ["/scan", "scan"],
  ["/print", "printing"],
  ["/orders", "desktop/orders"],
  ["/tracking", "tracking"],
  ["/wallet", "wallet"],
  ["/webhooks", "webhooks/the-console"],
  ["/keys", "api"],
  ["/settings/backup", "backup"],
  ["/settings/security", "secrets"],
  ["/settings/rate-cards", "rate-cards"],
  ["/settings", "desktop/settings"],
  ["/going-live", "going-live"],
  ["/welcome", "desktop/first-run"],
];

export function guideOf(path: string): string {
  const page = pages.find(([screen]) => path === screen || path.startsWith(`${screen}/`))?.[1];
  return page ? `/help/${page}` : "/help";
}
