import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { app } from "electron";

/** Beside the program, where the installers put it; on macOS one folder above. */
function noticesFiles(): string[] {
  const folder = dirname(app.getPath("exe"));
  return [folder, dirname(folder)].map((one) => join(one, "THIRD-PARTY-NOTICES.txt"));
}

/** The licences, as they lie on this computer. */
export async function readLicences(): Promise<{ own: string; others: string | null }> {
  const own = await readFile(join(app.getAppPath(), "LICENSE"), "utf8");
  if (!app.isPackaged) return { own, others: null };
  const found = await Promise.all(
    noticesFiles().map((file) => readFile(file, "utf8").catch(() => null)),
  );
  return { own, others: found.find((text) => text !== null) ?? null };
}
