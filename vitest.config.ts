import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          setupFiles: ["tests/fixed-seed.ts"],
          include: ["{shared,electron,renderer,resources}/**/*.test.{ts,tsx}"],
        },
      },
      {
        test: {
          name: "station",
          setupFiles: ["tests/fixed-seed.ts"],
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/desktop/**", "tests/bench/**"],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
