import { defineConfig } from "@playwright/test";

/**
 * The real Electron app, by role and name. Each worker has a display of its own; where there is one already, they would share its
 * clipboard, and take turns. What measures time is tagged `@alone` and is not run beside others by `npm test`.
 */
export default defineConfig({
  testDir: "tests/desktop",
  outputDir: "test-results",
  globalSetup: "./tests/desktop/global-setup.ts",
  workers: process.env["DISPLAY"] || process.platform !== "linux" ? 1 : 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
});
