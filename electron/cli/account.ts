import { readFileSync } from "node:fs";
import { Command } from "commander";
import { desk } from "#shared/contract/desk/index.ts";
import type { CarrierAccount } from "#shared/contract/desk/account.ts";
import { openAccountGateway } from "../account-gateway.ts";
import type { StationConfig } from "../config.ts";
import { openWayOut } from "../network/open-way-out.ts";
import {
  checkCarrierAccount,
  connectCarrierAccount,
  removeCarrierAccount,
} from "../service/account/index.ts";
import { storedAccountKeys } from "../service/account/stored-key.ts";
import { wayReader } from "../service/network/stored-way.ts";
import { configOf, type DataOptions, print, printJson, withJson } from "./options.ts";
import { parseInput } from "./parse-input.ts";
import { withTools } from "./tools.ts";

type Verb = (tools: Parameters<typeof checkCarrierAccount>[0]) => Promise<CarrierAccount>;

/** Live mode, where nobody says otherwise: the sandbox has no account. */
function liveConfig(options: DataOptions): StationConfig {
  return configOf({ ...options, mode: options.mode ?? "live" });
}

async function run(options: DataOptions, verb: Verb): Promise<void> {
  const config = liveConfig(options);
  const account = await withTools(config, async (tools) => {
    const out = openWayOut(wayReader(tools));
    const gateway = openAccountGateway(config, {
      dispatcher: out.dispatcher,
      keys: storedAccountKeys(tools),
      clock: tools.clock,
      services: () => [],
      timeZoneOf: () => null,
    });
    // The command only ever speaks with the account; it sells nothing.
    try {
      return await verb({ ...tools, carriers: gateway });
    } finally {
      await out.close();
    }
  });
  if (options.json) printJson(account);
  else tell(account);
  if (account.trouble) process.exitCode = 1;
}

function tell({ kind, keyPreview, rehearsal, readable, trouble }: CarrierAccount): void {
  if (kind === null) return print("No carrier account is connected.");
  const what = rehearsal ? "a test key: everything is real but the postage" : "production";
  print(
    readable
      ? `EasyPost, ${keyPreview ?? ""} (${what}).`
      : "EasyPost; its key cannot be read here: connect it again.",
  );
  if (trouble) process.stderr.write(`${trouble.message}\n`);
  else if (readable) print("The account answers.");
}

/** The first line of a file, or of standard input for `-`: a key never stands among the arguments, which others can read. */
function keyIn(file: string): string {
  return (
    readFileSync(file === "-" ? 0 : file, "utf8")
      .split("\n")[0]
      ?.trim() ?? ""
  );
}

export function accountCommand(): Command {
  const account = new Command("account").description(
    "the carrier account that live mode buys from",
  );
  withJson(account.command("easypost"))
    .description("connect an EasyPost account")
    .requiredOption(
      "--key-file <file>",
      "a file whose first line is the API key; - is standard input",
    )
    .action((options: DataOptions & { keyFile: string }) => {
      const input = parseInput(desk.connectCarrierAccount.body, {
        kind: "easypost",
        key: keyIn(options.keyFile),
      });
      return run(options, (tools) => connectCarrierAccount(tools, input));
    });
  withJson(account.command("show"))
    .description("show the account and ask it whether its key is good")
    .action((options: DataOptions) => run(options, checkCarrierAccount));
  withJson(account.command("remove"))
    .description("forget the account's key; labels that were bought stay")
    .action((options: DataOptions) => run(options, removeCarrierAccount));
  return account;
}
