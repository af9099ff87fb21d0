import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { _electron } from "@playwright/test";
import { findElectron } from "#electron/runtime/find-electron.ts";
import { paired, type PairedResult } from "./paired.ts";

const emptyMain = `
const { app, BrowserWindow } = require("electron");
app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1280, height: 800, webPreferences: { sandbox: true } });
  window.loadURL("data:text/html,<h1>Empty</h1>");
});
`;

/** Milliseconds from launch until `ready` is on the screen of the first window. */
async function launch(
  executablePath: string,
  args: string[],
  env: Record<string, string>,
  ready: string,
): Promise<number> {
  const start = performance.now();
  const app = await _electron.launch({ executablePath, args, env });
  const page = await app.firstWindow();
  await page.getByRole("heading", { name: ready }).first().waitFor();
  const taken = performance.now() - start;
  await app.close();
  return taken;
}

/** Launch to a window that can be used, API answering, over an empty window of the same Electron. */
export async function benchColdStart(): Promise<PairedResult> {
  const electron = await findElectron();
  const folder = mkdtempSync(join(tmpdir(), "shipdeck-cold-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "empty", main: "main.cjs" }));
  writeFileSync(join(folder, "main.cjs"), emptyMain);
  const root = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  const ours = () =>
    launch(
      electron.executable,
      [...root, "."],
      {
        ...env,
        SHIPDECK_DATA: mkdtempSync(join(folder, "data-")),
        SHIPDECK_PORT: "0",
        ...(electron.sqliteBinding ? { SHIPDECK_SQLITE_BINDING: electron.sqliteBinding } : {}),
      },
      "Ship",
    );
  const empty = () => launch(electron.executable, [...root, folder], env, "Empty");
  try {
    return {
      ...(await paired("cold start over an empty window", "ms", 10, ours, empty)),
      note: "lower is better",
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
