import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hindranceOf } from "./hindrance-of.ts";

let folder: string;
let image: string;
let mounted: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shipdeck-hindrance-"));
  image = join(folder, "Shipdeck.AppImage");
  mounted = join(folder, "mounted");
  mkdirSync(mounted);
  writeFileSync(image, "");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const onLinux = (env: Record<string, string>, executable = join(mounted, "shipdeck")) =>
  hindranceOf({ platform: "linux", isPackaged: true, executable, env });

test("an AppImage replaces itself; what a package manager laid down is its administrator's", () => {
  writeFileSync(join(mounted, "shipdeck"), "");
  expect(onLinux({ APPIMAGE: image, APPDIR: mounted })).toBeNull();
  expect(onLinux({})).toBe("package");
  expect(onLinux({ APPIMAGE: image })).toBe("package");
});

test("a program that was started out of another AppImage does not replace that one", () => {
  const own = join(folder, "opt-shipdeck");
  writeFileSync(own, "");
  expect(onLinux({ APPIMAGE: image, APPDIR: mounted }, own)).toBe("package");
});

test("an AppImage that this account may not replace is its administrator's", () => {
  writeFileSync(join(mounted, "shipdeck"), "");
  rmSync(image);
  mkdirSync(join(folder, "gone"));
  chmodSync(join(folder, "gone"), 0o500);
  expect(onLinux({ APPIMAGE: join(folder, "gone", "none"), APPDIR: mounted })).toBe("package");
});

test("on Windows only what the installer laid down replaces itself; on a Mac it tells", () => {
  const executable = join(folder, "Shipdeck.exe");
  const installed = { isPackaged: true, executable, env: {} };
  expect(hindranceOf({ ...installed, platform: "win32" })).toBe("package");
  writeFileSync(join(folder, "Uninstall Shipdeck.exe"), "");
  expect(hindranceOf({ ...installed, platform: "win32" })).toBeNull();
  expect(hindranceOf({ ...installed, platform: "darwin" })).toBe("package");
  expect(hindranceOf({ ...installed, isPackaged: false, platform: "win32" })).toBe("checkout");
});
