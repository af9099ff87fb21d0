import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Vitest leaves one core free; on a machine with two that would be half of it.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          setupFiles: ["tests/fixed-seed.ts"],
          include: ["{shared,electron,renderer,resources}/**/*.test.{ts,tsx}"],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "station",
          setupFiles: ["tests/fixed-seed.ts"],
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/desktop/**", "tests/bench/**"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
