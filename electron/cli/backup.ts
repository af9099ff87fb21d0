import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { Command } from "commander";
import { makeBackup } from "../backups/make-backup.ts";
import type { StationConfig } from "../config.ts";
import { filesOf } from "../open-parts.ts";
import { restoreBackup } from "../restore.ts";
import { openSecrets } from "../secrets/open-secrets.ts";
import { takeInstanceLock } from "../store/instance-lock.ts";
import { sealStored } from "../store/stored-secrets.ts";
import { configOf, type DataOptions, print, printJson, withJson } from "./options.ts";
import { passphraseOption, type PassphraseOptions, readPassphrase } from "./passphrase.ts";
import { withTools } from "./tools.ts";

type Options = DataOptions & PassphraseOptions;

/** A folder of an older version that was never opened since: its secrets are sealed before they are copied. */
async function sealFirst(config: StationConfig): Promise<void> {
  const { lock: lockFile, database, keys } = filesOf(config.folder);
  if (!existsSync(database)) return;
  const lock = takeInstanceLock(lockFile, config.sqliteBinding);
  // A station that serves the folder has sealed them itself.
  if (!lock) return;
  try {
    const secrets = openSecrets({ file: keys, keeper: null, randomBytes });
    await withTools(config, ({ store }) => sealStored(store, secrets));
  } finally {
    lock.release();
  }
}

async function backup(file: string, options: Options): Promise<void> {
  const target = resolve(file);
  const config = configOf(options);
  const passphrase = readPassphrase(options);
  await sealFirst(config);
  const secrets = openSecrets({ file: filesOf(config.folder).keys, keeper: null, randomBytes });
  const made = await makeBackup(config, { target, passphrase, keys: secrets.keys() });
  const { locked } = secrets.state();
  if (options.json)
    return printJson({
      file: target,
      ...made,
      verified: true,
      keysIncluded: made.encrypted && locked === null,
    });
  print(
    `Backed up ${made.labels} labels and the database to ${target} (${made.bytes} bytes), restored it elsewhere and found it well (${made.ms} ms).`,
  );
  if (passphrase === null)
    print(
      "It is not encrypted, so the key of the webhook secrets is not in it: on another computer they have to be made anew.",
    );
  else if (locked !== null)
    print(
      "The key of the webhook secrets is not in it: the command line cannot read it here. Back up from the desktop app to have it.",
    );
}

/** The desktop's settings are brought in where there are none: on a fresh computer. */
function bringInSettings({ settingsFile }: StationConfig, settings: string | null): void {
  if (settings === null || existsSync(settingsFile)) return;
  const {
    port: _port,
    dataFolder: _folder,
    window: _window,
    restored: _restored,
    ...kept
  } = JSON.parse(settings) as Record<string, unknown>;
  writeFileSync(settingsFile, JSON.stringify(kept, null, 2), { mode: 0o600 });
}

async function restore(file: string, options: Options): Promise<void> {
  const config = configOf(options);
  const { settings, ...restored } = await restoreBackup(file, config, {
    passphrase: readPassphrase(options),
  });
  bringInSettings(config, settings);
  if (options.json) return printJson(restored);
  const { folder, labels, previous, unreadableSecrets: unreadable, pausedBatches } = restored;
  print(
    `Restored ${labels} labels and the database to ${folder}.${previous ? ` What was there before lies in ${previous}.` : ""}`,
  );
  print(
    "Labels that were bought after this backup was made are not in it: before you buy such a parcel again, look at the carrier account or into the folder that was moved aside.",
  );
  if (pausedBatches > 0)
    print(
      `${pausedBatches} batches were being bought when the backup was made. They stand still until somebody has looked and goes on with them.`,
    );
  if (unreadable > 0)
    print(
      `The secrets of ${unreadable} webhooks are sealed with a key that is not here; make new ones. Everything else is as it was.`,
    );
}

export function backupCommand(): Command {
  return withJson(new Command("backup").argument("<file>"))
    .description("write one file with everything, tried by restoring it elsewhere")
    .option(...passphraseOption)
    .action(backup);
}

export function restoreCommand(): Command {
  return withJson(new Command("restore").argument("<file>"))
    .description("bring a backup in; what was there is kept beside it")
    .option(...passphraseOption)
    .action(restore);
}
