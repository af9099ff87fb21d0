import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Limits are nets for what hangs, never a measure: a busy machine takes twenty times as long. */
const patience = 300_000;

export default defineConfig({
  test: {
    // One more than there are cores: somebody always waits for a timer, a process or a port.
    maxWorkers: availableParallelism() + 1,
    // The files of a worker share their modules: what is imported keeps nothing but what never changes, and a station per file that
    // is read, compiled and warmed up anew was half of the time. `SHIPDECK_ISOLATE=1` gives each file a process of its own again.
    isolate: process.env["SHIPDECK_ISOLATE"] === "1",
    projects: [
      {
        test: {
          name: "unit",
          setupFiles: ["tests/fixed-seed.ts"],
          include: ["{shared,electron,renderer,resources}/**/*.test.{ts,tsx}"],
          testTimeout: patience,
        },
      },
      {
        test: {
          name: "station",
          setupFiles: ["tests/fixed-seed.ts"],
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/desktop/**", "tests/bench/**"],
          testTimeout: patience,
          hookTimeout: patience,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
