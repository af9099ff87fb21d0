import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { Command } from "commander";
import { desk } from "#shared/contract/desk/index.ts";
import { filesOf } from "../open-parts.ts";
import { openSecrets } from "../secrets/open-secrets.ts";
import { assertPlanFree } from "../service/backups/assert-plan-free.ts";
import { changePlan, passphraseContext, planOf, storedPlan } from "../service/backups/plan.ts";
import { backupResults } from "../service/backups/results.ts";
import { configOf, type DataOptions, print, printJson, withJson } from "./options.ts";
import { parseInput } from "./parse-input.ts";
import { passphraseOption, type PassphraseOptions, readPassphrase } from "./passphrase.ts";
import { withTools } from "./tools.ts";

interface PlanOptions extends DataOptions, PassphraseOptions {
  schedule?: string;
  hour?: string;
  every?: string;
  folder?: string;
  /** False for `--plain`. */
  plain?: boolean;
}

function changesOf(
  { schedule, hour, every, folder, plain }: PlanOptions,
  passphrase: string | null,
) {
  return parseInput(desk.planBackups.body, {
    schedule,
    hour: hour === undefined ? undefined : Number(hour),
    everyHours: every === undefined ? undefined : Number(every),
    folder: folder === undefined ? undefined : resolve(folder),
    passphrase: plain ? null : (passphrase ?? undefined),
  });
}

/** Changes what is given of the plan, and shows it with the last backups. A running station follows it from now on. */
async function backups(options: PlanOptions): Promise<void> {
  const config = configOf(options);
  const { passphrase, ...given } = changesOf(options, readPassphrase(options));
  assertPlanFree(config, given);
  const secrets = openSecrets({ file: filesOf(config.folder).keys, keeper: null, randomBytes });
  const sealed = passphrase ? secrets.seal(passphrase, passphraseContext) : passphrase;
  const entries = Object.entries({ ...given, passphrase: sealed });
  const changes = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  const { plan, results } = await withTools(config, async ({ store, clock }) => {
    if (Object.keys(changes).length > 0)
      await store.write((tx) => changePlan(tx, { ...changes, since: clock.now() }));
    const parts = { machine: null, dataFolder: config.dataFolder, policy: config.policy };
    return store.read((db) => ({
      plan: planOf(parts, storedPlan(db)),
      results: backupResults(db),
    }));
  });
  if (options.json) return printJson({ plan, results });
  const when = {
    off: "only by hand",
    daily: `every day at ${plan.hour}:00`,
    hours: `every ${plan.everyHours} hours`,
  }[plan.schedule];
  print(
    `Backups are made ${when}, into ${plan.folder}, ${plan.encrypted ? "encrypted" : "not encrypted"}.`,
  );
  for (const { at, file, ok, problem, bytes } of results)
    print(`${at}  ${ok ? `ok, ${bytes} bytes` : `FAILED: ${problem}`}  ${file}`);
}

export function backupsCommand(): Command {
  return withJson(new Command("backups"))
    .description("when the serving station backs itself up, and what became of the last backups")
    .option("--schedule <when>", "off, daily or hours")
    .option("--hour <hour>", "hour of the day for daily, 0 to 23")
    .option("--every <hours>", "for hours, 1 to 168")
    .option("--folder <dir>", "where to; the data folder's own at first")
    .option("--plain", "encrypt no more")
    .option(...passphraseOption)
    .action(backups);
}
