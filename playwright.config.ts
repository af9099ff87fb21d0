import { defineConfig } from "@playwright/test";

/** The real Electron app, by role and name. One at a time: the machine has few cores and the windows share a display. */
export default defineConfig({
  testDir: "tests/desktop",
  outputDir: "test-results",
  globalSetup: "./tests/desktop/global-setup.ts",
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
});
