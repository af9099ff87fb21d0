import { defineConfig } from "@playwright/test";

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
  workers: process.env["DISPLAY"] || process.platform !== "linux" ? 1 : 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
});
