import { createRequire } from "node:module";
import { readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Weighed } from "./budget.ts";

interface Entry {
  files?: Record<string, Entry>;
  size?: number;
}

/** The room or the package that a path belongs to. */
function roomOf(path: readonly string[]): string {
  if (path[0] !== "node_modules") return path.slice(0, 2).join("/");
  return path.slice(0, path[1]?.startsWith("@") ? 3 : 2).join("/");
}

function* filesIn(entry: Entry, path: string[] = []): Generator<{ path: string[]; bytes: number }> {
  for (const [name, one] of Object.entries(entry.files ?? {}))
    if (one.files) yield* filesIn(one, [...path, name]);
    else yield { path: [...path, name], bytes: one.size ?? 0 };
}

/** What is in our archive, unpacked files included, by room and package, heaviest first. */
export async function weighArchive(archive: string): Promise<Weighed[]> {
  const builder = createRequire(import.meta.url).resolve("electron-builder/package.json");
  const asar = dirname(createRequire(builder).resolve("@electron/asar/package.json"));
  const archives = (await import(pathToFileURL(join(asar, "lib/asar.js")).href)) as {
    getRawHeader(file: string): { header: Entry };
  };
  const rooms = new Map<string, number>();
  for (const { path, bytes } of filesIn(archives.getRawHeader(archive).header))
    rooms.set(roomOf(path), (rooms.get(roomOf(path)) ?? 0) + bytes);
  return [...rooms].map(([name, bytes]) => ({ name, bytes })).sort((a, b) => b.bytes - a.bytes);
}

/** The files for download in a folder, by name. */
export function weighDownloads(folder: string): Weighed[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(deb|rpm|AppImage|dmg|zip|exe|msi)$/.test(entry.name))
    .map(({ name }) => ({ name, bytes: statSync(join(folder, name)).size }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
