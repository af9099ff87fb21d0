import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { keepPicture } from "./keep-picture.ts";

export const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

/** Rules whose answer depends on colours. The themes differ in nothing else, so the second one is asked only these. */
const aboutColours = ["color-contrast", "link-in-text-block"];

export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", theme);
  await restsFromChange(page);
}

/** Resolves when what was changed is drawn and no colour is on its way to another any more: half way it has any contrast. */
function restsFromChange(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await drawn();
    await drawn();
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    // One that is called off ends, too.
    await Promise.allSettled(changes.map((one) => one.finished));
  });
}

/** Puts the window in a theme and tells what axe finds in it: in light by every rule, in dark by those about colours. */
export async function violationsIn(
  page: Page,
  theme: Theme,
  within: readonly string[] = [],
): Promise<string[]> {
  await setTheme(page, theme);
  // Legacy mode: axe's usual way opens a page of its own, which this app refuses.
  // Every rule runs all the same; axe only writes no report on what is right, which took most of its time.
  // A page that has axe already is not sent half a megabyte of it again.
  const isThere = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: "0" } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
  if (theme === "dark") axe.withRules(aboutColours);
  for (const part of within) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Checks a screen, and a dialog that is open, in both themes, and keeps a picture of each when they are wanted. */
export async function checkLook(page: Page, name: string): Promise<void> {
  for (const theme of themes) {
    // What stands around every screen is every-screen.spec.ts's.
    const isAsked = (await page.getByRole("dialog").count()) > 0;
    const found = await violationsIn(page, theme, isAsked ? ["main", "[role=dialog]"] : ["main"]);
    expect(found, `${name}, ${theme}`).toEqual([]);
    await keepPicture(page, `${name}-${theme}`);
  }
}
