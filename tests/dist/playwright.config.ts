import { defineConfig } from "@playwright/test";

/** `npm run test:dist`: installs the packages of this checkout into a fresh Debian and works with them. As root, on Linux. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results/dist",
  globalSetup: "./global-setup.ts",
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
});
