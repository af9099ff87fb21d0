import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "electron-vite";
import { noteContents } from "./resources/scripts/dist/note-contents.ts";

// The oldest runtime that must run this is Electron 33: Node 20.18, Chromium 130.
const node = "node20.18";
const chrome = "chrome130";

/** What Fastify would load for schemas (see no-schemas.ts) and for requests that are no requests: dead weight at every start. */
const neverAsked =
  /^(?:@fastify\/ajv-compiler|@fastify\/fast-json-stringify-compiler|light-my-request)$/;

/** The build that testers steer, see electron/desktop/driver.ts. */
const isDriver = process.env["SHIPDECK_BUILD_DRIVER"] === "1";

export default defineConfig({
  main: {
    define: { shipdeckIsDriver: JSON.stringify(isDriver) },
    plugins: [noteContents()],
    // Its build for Node declares a `require` of its own, which meets electron-vite's where it has a file to itself.
    resolve: {
      alias: [
        { find: /^fflate$/, replacement: "fflate/browser" },
        {
          find: /^when-exit$/,
          replacement: join(import.meta.dirname, "electron/desktop/at-exit.ts"),
        },
        { find: neverAsked, replacement: join(import.meta.dirname, "electron/not-bundled.ts") },
      ],
    },
    build: {
      target: node,
      // Reading its own code is most of what a start does. Names stay: what fails is told by them.
      minify: true,
      // What package.json calls dependencies stays a package of its own: native code, and what finds files of its own. All else is bundled.
      rolldownOptions: {
        input: {
          main: "electron/main.ts",
          "label-worker": "electron/labels/label-worker.ts",
          "checkpoint-worker": "electron/store/checkpoint-worker.ts",
          "file-worker": "electron/store/file-worker.ts",
          "examine-worker": "electron/store/examine-worker.ts",
          "backup-worker": "electron/backups/backup-worker.ts",
          "diagnostics-worker": "electron/diagnostics/diagnostics-worker.ts",
          "order-file-worker": "electron/imports/order-file-worker.ts",
        },
        // All in one folder: the code finds package.json and resources from where it lies.
        output: {
          chunkFileNames: "[name]-[hash].js",
          minify: { mangle: false, compress: true, codegen: true },
        },
      },
    },
  },
  preload: {
    plugins: [noteContents()],
    build: {
      target: node,
      rolldownOptions: {
        input: { preload: "electron/preload.ts" },
        // A sandboxed preload script cannot be a module.
        output: { format: "cjs", entryFileNames: "[name].cjs" },
      },
    },
  },
  renderer: {
    root: "renderer",
    plugins: [react(), noteContents()],
    build: {
      target: chrome,
      minify: true,
      rolldownOptions: {
        input: { index: "renderer/index.html" },
        output: {
          codeSplitting: {
            groups: [
              // One file for the first paint, and one for what the other screens have in common: each file is a question to the main process.
              { name: "first", tags: ["$initial"] },
              { name: "parts", minShareCount: 2 },
            ],
          },
        },
      },
    },
  },
});
