import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { projectFolder } from "#electron/runtime/places.ts";

/** The built bundles as they are shipped, by their paths below `out/`. */
function readBundles(): [string, string][] {
  const out = join(projectFolder, "out");
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(c|m)?js$|\.html$|\.css$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(out.length + 1), readFileSync(path, "utf8")];
    });
}

/** `file: what was found`, for each place in the bundles that a pattern finds. */
function find(pattern: RegExp, room = ""): string[] {
  const bundles = readBundles().filter(([name]) => name.startsWith(room));
  expect(bundles.length).toBeGreaterThan(0);
  return bundles.flatMap(([name, text]) =>
    [...text.matchAll(pattern)].map(([found]) => `${name.replace(/-[\w-]{8}\./, ".")}: ${found}`),
  );
}

/** The same in the program's own sources: the main process's bundles hold libraries too, which are not under the page's policy. */
function findInSources(pattern: RegExp): string[] {
  const paths = globSync("{electron,shared}/**/*.ts", { cwd: projectFolder });
  const sources = paths.filter((path) => !path.endsWith(".test.ts")).toSorted();
  expect(sources.length).toBeGreaterThan(500);
  return sources.flatMap((path) =>
    [...readFileSync(join(projectFolder, path), "utf8").matchAll(pattern)].map(
      ([found]) => `${path}: ${found}`,
    ),
  );
}

test("neither a page's bundle nor a source of ours turns text into code", () => {
  const code = /(?<![\w.$])(eval|new Function|Function)\(["'`\w]/g;
  expect(findInSources(code)).toEqual([]);
  expect(find(code, "preload")).toEqual([]);
  expect(find(code, "renderer")).toEqual([
    // Libraries that look for a way to the global object, or whether there is one; the policy refuses them.
    "renderer/assets/open-pdf.js: Function(`",
    "renderer/assets/parts.js: Function(`",
    'renderer/assets/pdf.worker.min.mjs: Function("',
  ]);
  expect(find(/\b(executeJavaScript|vm\.runIn\w+|insertCSS)\(/g)).toEqual([]);
  expect(find(/(innerHTML|outerHTML) *=[^=]|document\.write\(/g, "main")).toEqual([]);
});

test("the main process has one channel, one window, and hands nothing to the system but folders of its own", () => {
  expect(find(/ipcMain\.(handle|on|once|handleOnce)\b/g)).toEqual(["main/main.js: ipcMain.handle"]);
  expect(find(/new (BrowserWindow|WebContentsView|BrowserView)\(/g)).toEqual([
    "main/main.js: new BrowserWindow(",
  ]);
  expect(findInSources(/\bshell\.\w+/g)).toEqual([
    "electron/desktop/machine.ts: shell.openPath",
    "electron/desktop/machine.ts: shell.showItemInFolder",
  ]);
  // The updater is a library's, which asks the company's own feed; Electron's is not used.
  expect(
    findInSources(/openExternal|setAsDefaultProtocolClient|enableRemoteModule|autoUpdater/g),
  ).toEqual([]);
});

test("no window is opened with less than every protection", () => {
  const weak =
    /(nodeIntegration\w*|webviewTag|allowRunningInsecureContent|experimentalFeatures): *(true|!0|1)\b/g;
  expect(find(weak)).toEqual([]);
  expect(find(/(sandbox|contextIsolation|webSecurity): *(false|!1|0)\b/g, "main")).toEqual([]);
  expect(find(/enableBlinkFeatures|no-sandbox|disable-web-security|inspect-brk/g)).toEqual([]);
  // Named only to be refused.
  expect(find(/remote-debugging-\w+/g)).toEqual([
    "main/main.js: remote-debugging-port",
    "main/main.js: remote-debugging-pipe",
  ]);
});

test("the preload script holds three calls of Electron and no other module", () => {
  expect(find(/ipcRenderer\.\w+/g, "preload").map((found) => found.split(": ")[1])).toEqual([
    "ipcRenderer.invoke",
    "ipcRenderer.on",
    "ipcRenderer.off",
  ]);
  expect(find(/require\([^)]*\)/g, "preload")).toEqual([
    'preload/preload.cjs: require("electron")',
  ]);
});

test("the page loads nothing from elsewhere and knows no Node", () => {
  expect(find(/(src|href)=["'](?!\.\/assets\/)[^"']*["']/g, "renderer/index")).toEqual([]);
  expect(find(/<script(?![^>]*\bsrc=)[^>]*>|\son\w+=|style=/g, "renderer/index")).toEqual([]);
  expect(find(/url\(["']?https?:|@import/g, "renderer")).toEqual([]);
  expect(find(/(fetch|importScripts|new WebSocket|new EventSource)\(["'`]https?:/g)).toEqual([]);
  expect(find(/(require|import)\(["'`](node:|electron)/g, "renderer")).toEqual([]);
});

test("no secret, no source map and no path of the machine that built it is in them", () => {
  expect(find(/-----BEGIN [A-Z ]*PRIVATE KEY|ssk_(test|live)_\w{16,}|AKIA[A-Z0-9]{16}/g)).toEqual(
    [],
  );
  expect(find(/sourceMappingURL=[\w.-]+\.map/g)).toEqual([]);
  const built = projectFolder.replace(/\/$/, "");
  expect(find(new RegExp(built.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), "g"))).toEqual(
    [],
  );
});
