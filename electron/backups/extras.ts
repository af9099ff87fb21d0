import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { StationConfig } from "../config.ts";
import { filesOf } from "../open-parts.ts";
import type { ExtraFile } from "../store/backup.ts";
import { aboutPath, cardOf, cardPath, settingsPath } from "../store/backup-file.ts";

/** What belongs to a station beside its database and labels: the company's own rate cards and the desktop's settings. */
export function extrasOf(config: StationConfig, madeAt: number): ExtraFile[] {
  const { rateCards } = filesOf(config.folder);
  const about = { mode: config.mode, version: config.version, madeAt: new Date(madeAt) };
  const extras: ExtraFile[] = [{ path: aboutPath, bytes: Buffer.from(JSON.stringify(about)) }];
  if (existsSync(config.settingsFile))
    extras.push({ path: settingsPath, bytes: readFileSync(config.settingsFile) });
  if (!existsSync(rateCards)) return extras;
  const cards = readdirSync(rateCards, { withFileTypes: true })
    .filter((entry) => entry.isFile() && cardOf(cardPath(entry.name)) !== null)
    .map(({ name }) => ({ path: cardPath(name), bytes: readFileSync(join(rateCards, name)) }));
  return [...extras, ...cards];
}
