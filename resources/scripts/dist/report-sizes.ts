import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { sizeOf } from "./lay-out.ts";
import { inMegabytes, overBudget } from "./budget.ts";
import { weighArchive, weighDownloads } from "./weigh.ts";

const shown = 12;

/** The archive of an unpacked program; on macOS it lies inside the bundle. */
function archiveIn(unpacked: string): string | null {
  const bundle = readdirSync(unpacked).find((name) => name.endsWith(".app"));
  const inside = bundle ? join(bundle, "Contents", "Resources") : "resources";
  const archive = join(unpacked, inside, "app.asar");
  return existsSync(archive) ? archive : null;
}

/** Prints what was made with its weight and the heaviest contents; answers what is over its budget. */
export async function reportSizes(
  output: string,
  say: (line: string) => void,
  { isQuick }: { isQuick: boolean },
): Promise<string[]> {
  const downloads = weighDownloads(output);
  let own = 0;
  const folders = readdirSync(output, { withFileTypes: true }).filter((one) => one.isDirectory());
  for (const { name } of folders) {
    const archive = archiveIn(join(output, name));
    if (!archive) continue;
    const rooms = await weighArchive(archive);
    const sum = rooms.reduce((bytes, room) => bytes + room.bytes, 0);
    own = Math.max(own, sum);
    say(`\n${name}: ${inMegabytes(await sizeOf(join(output, name))).trim()} installed`);
    say(`${inMegabytes(sum)}  our own part, of which`);
    for (const room of rooms.slice(0, shown)) say(`${inMegabytes(room.bytes)}    ${room.name}`);
  }
  say("");
  for (const { name, bytes } of downloads) say(`${inMegabytes(bytes)}  ${name}`);
  return overBudget(own, isQuick ? [] : downloads);
}
