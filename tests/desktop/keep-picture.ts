import type { Page } from "@playwright/test";

/** `SHIPDECK_SCREENS=1`: every screen that is looked at is kept as a picture for people; nothing is measured by them. */
export const picturesWanted = process.env["SHIPDECK_SCREENS"] === "1";

/** The window as it is now, in test-results/screens/, when pictures are wanted. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (picturesWanted) await page.screenshot({ path: `test-results/screens/${name}.png` });
}
