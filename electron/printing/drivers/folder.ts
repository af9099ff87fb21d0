import { access, mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { type PrintDriver, PrintTrouble } from "./driver.ts";

/** Letters that some file system refuses. */
// oxlint-disable-next-line no-control-regex -- control characters are among them
const unsafe = /[<>:"/\\|?*\u0000-\u001f]/g;

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** A name in the folder that nobody has. */
async function freeName(folder: string, title: string): Promise<string> {
  const base = title.replaceAll(unsafe, "-").replace(/^\.+/, "").slice(0, 120) || "labels";
  for (let number = 1; ; number += 1) {
    const path = join(folder, number === 1 ? `${base}.pdf` : `${base} (${number}).pdf`);
    if (!(await exists(path))) return path;
  }
}

/** Saves each document as a PDF file, whole or not at all, and never over another. */
export function folderDriver(folder: string): PrintDriver {
  return {
    format: "pdf",
    piecesAtOnce: 500,
    async open() {
      try {
        // Not with its parents: a folder on a drive that is gone must not come to life elsewhere.
        if (!(await exists(folder))) await mkdir(folder);
      } catch (error) {
        throw new PrintTrouble(
          "FOLDER_GONE",
          `The folder ${folder} cannot be used: ${String(error)}`,
        );
      }
      return {
        async send({ title, bytes }) {
          try {
            const path = await freeName(folder, title);
            const partial = `${path}.partial`;
            const file = await open(partial, "w");
            try {
              await file.writeFile(bytes);
              await file.sync();
            } finally {
              await file.close();
            }
            await rename(partial, path);
          } catch (error) {
            throw new PrintTrouble(
              "FOLDER_GONE",
              `The file could not be written to ${folder}: ${String(error)}`,
            );
          }
        },
        async finish() {},
        async close() {},
      };
    },
  };
}
