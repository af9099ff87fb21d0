import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Configuration } from "electron-builder";
import { expect, it } from "vitest";
import { projectFolder } from "#electron/runtime/places.ts";
import { chooseConfig } from "./choose-config.ts";

/** electron-builder's own reading of its file, and its own schema. */
interface Reading {
  getConfig(folder: string, file: string | null, more: Configuration): Promise<Configuration>;
  validateConfiguration(config: Configuration, log: { add(): void }): Promise<void>;
}
const reading = createRequire(createRequire(import.meta.url).resolve("electron-builder"))(
  "app-builder-lib/out/util/config/config.js",
) as Reading;
const check = (config: Configuration) => reading.validateConfiguration(config, { add() {} });
const ours = () => reading.getConfig(projectFolder, "electron-builder.yml", {});
const base = {
  env: {},
  isSigned: false,
  electron: { folder: "/electron", version: "45.4.1" },
  sqlite: "/sqlite",
  output: "dist",
  isQuick: true,
};

it("electron-builder accepts our configuration for each system, and would not accept a wrong one", async () => {
  const config = await ours();
  await check(config);
  for (const platform of ["linux", "darwin", "win32"] as const)
    for (const isDriver of [false, true]) {
      const { extends: _, ...added } = chooseConfig({ ...base, platform, isDriver });
      await check({ ...config, ...added });
    }
  const wrong = { ...config, nsis: { ...config.nsis, perMachines: true } };
  await expect(check(wrong)).rejects.toThrow(/configuration\.nsis/);
});

it("each system gets what IT rolls out: per user and per machine, hardened", async () => {
  const { nsis, msi, win, mac, linux, electronFuses } = await ours();
  expect(win?.target).toEqual(["nsis", "msi"]);
  expect(mac?.target).toEqual(["dmg", "zip"]);
  expect(nsis).toMatchObject({
    oneClick: false,
    perMachine: false,
    deleteAppDataOnUninstall: false,
  });
  expect(msi).toMatchObject({ perMachine: true });
  expect(mac).toMatchObject({ hardenedRuntime: true, notarize: true });
  const entitlements = readFileSync(join(projectFolder, String(mac?.entitlements)), "utf8");
  expect(entitlements.match(/<key>.*<\/key>/g)).toEqual([
    "<key>com.apple.security.cs.allow-jit</key>",
  ]);
  expect(linux?.target).toEqual(["AppImage", "deb", "rpm"]);
  expect(electronFuses).toMatchObject({
    runAsNode: false,
    enableNodeCliInspectArguments: false,
    onlyLoadAppFromAsar: true,
    enableEmbeddedAsarIntegrityValidation: true,
  });
});

it("nothing of the sources, tests and guides is packed, and threads are read out of the archive", async () => {
  const { files, asarUnpack, electronLanguages } = await ours();
  const packed = JSON.stringify(files);
  for (const room of ["tests", "electron/", "shared", "resources/**", "resources/examples"])
    expect(packed).not.toContain(`"${room}`);
  expect(asarUnpack).toEqual(["**/*.node", "**/*.exe"]);
  expect(electronLanguages).toEqual(["en", "es"]);
});

it("a release is built on both processors of each system, since native packages fit one", () => {
  const workflow = readFileSync(join(projectFolder, ".github/workflows/release.yml"), "utf8");
  const runners = Array.from(workflow.matchAll(/\{ name: ([\w-]+), os:/g), ([, name]) => name);
  const systems = ["linux", "windows", "macos"];
  expect(runners).toEqual(systems.flatMap((system) => [`${system}-x64`, `${system}-arm64`]));
});
