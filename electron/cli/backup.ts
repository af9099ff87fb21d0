import { resolve } from "node:path";
import { Command } from "commander";
import { backUpFolder } from "../back-up.ts";
import { restoreBackup } from "../restore.ts";
import { configOf, type DataOptions, print, printJson, withJson } from "./options.ts";

async function backup(file: string, options: DataOptions): Promise<void> {
  const target = resolve(file);
  const made = await backUpFolder(configOf(options), target);
  if (options.json) printJson({ file: target, ...made, verified: true });
  else
    print(
      `Backed up ${made.labels} labels and the database to ${target} (${made.bytes} bytes), and verified the copy.`,
    );
}

async function restore(file: string, options: DataOptions): Promise<void> {
  const restored = await restoreBackup(file, configOf(options));
  const { folder, labels, previous } = restored;
  if (options.json) printJson(restored);
  else
    print(
      `Restored ${labels} labels and the database to ${folder}.${previous ? ` What was there before lies in ${previous}.` : ""}`,
    );
}

export function backupCommand(): Command {
  return withJson(new Command("backup").argument("<file>"))
    .description("write a verified copy of database and labels to one file")
    .action(backup);
}

export function restoreCommand(): Command {
  return withJson(new Command("restore").argument("<file>"))
    .description("bring a backup in; what was there is kept beside it")
    .action(restore);
}
