import { defineConfig } from "@playwright/test";

/** One more than CI has cores: a window waits as long as it works. */
const windows = 3;

/**
 * The real Electron app, by role and name. Each worker has a display of its own; where there is one already, they would share its
 * clipboard, and take turns.
 */
export default defineConfig({
  testDir: "tests/desktop",
  // These take apart what this checkout builds; an installed program has been put together already.
  testIgnore: process.env["SHIPDECK_APP"] ? ["packaged.spec.ts", "hostile-page.spec.ts"] : [],
  outputDir: "test-results",
  globalSetup: "./tests/desktop/global-setup.ts",
  workers: process.env["DISPLAY"] || process.platform !== "linux" ? 1 : windows,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Nets for what hangs, never a measure: a busy machine takes many times as long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
});
