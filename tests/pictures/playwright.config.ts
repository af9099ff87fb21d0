import { defineConfig } from "@playwright/test";

/** `npm run pictures`: takes the pictures of the README and the guide from the running app. Not a test; run it when a screen has changed. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.pictures.ts",
  outputDir: "../../test-results/pictures",
  globalSetup: "../desktop/global-setup.ts",
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
});
