import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Checks a screen, and a dialog that is open, in both themes, and keeps a picture of each in test-results/screens. */
export async function checkLook(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.screenshot({ path: `test-results/screens/${name}-${colorScheme}.png` });
    // Legacy mode: axe's usual way opens a page of its own, which this app refuses. What stands around every screen is looks.spec.ts's.
    const axe = new AxeBuilder({ page }).setLegacyMode().include("main");
    if ((await page.getByRole("dialog").count()) > 0) axe.include("[role=dialog]");
    const { violations } = await axe.analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
      `${name}, ${colorScheme}`,
    ).toEqual([]);
  }
}
