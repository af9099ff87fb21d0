import { Command, InvalidArgumentError } from "commander";
import { desk } from "#shared/contract/desk/index.ts";
import { createKey } from "../service/keys/create-key.ts";
import { listKeys } from "../service/keys/list-keys.ts";
import { revokeKey } from "../service/keys/revoke-key.ts";
import { configOf, type DataOptions, print, printJson, withJson } from "./options.ts";
import { parseInput } from "./parse-input.ts";
import { withTools } from "./tools.ts";

interface CreateOptions extends DataOptions {
  name: string;
  scopes?: string;
  dailyLimit?: number;
}

function dollars(text: string): number {
  if (!/^\d+(\.\d{1,2})?$/.test(text))
    throw new InvalidArgumentError("It must be dollars, such as 250 or 99.50.");
  return Number(text);
}

async function create(options: CreateOptions): Promise<void> {
  const input = parseInput(desk.createKey.body, {
    name: options.name,
    scopes: options.scopes?.split(",").map((scope) => scope.trim()),
    dailyLimitUsd: options.dailyLimit ?? null,
  });
  const key = await withTools(configOf(options), (tools) => createKey(tools, input));
  printJson(key);
  if (!options.json) process.stderr.write("Keep the secret now: it is shown this once.\n");
}

async function list(options: DataOptions): Promise<void> {
  const { keys } = await withTools(configOf(options), (tools) => listKeys(tools));
  if (options.json) return printJson({ keys });
  if (keys.length === 0) print("There are no keys.");
  for (const key of keys) {
    const state = key.revokedAt ? "revoked" : (key.lastUsedAt ?? "never used");
    print([key.id, key.apiKey, key.name, key.scopes.join(","), state].join("  "));
  }
}

async function revoke(id: string, options: DataOptions): Promise<void> {
  const key = await withTools(configOf(options), (tools) => revokeKey(tools, { id }));
  if (options.json) printJson(key);
  else print(`Revoked ${key.name} (${key.apiKey}).`);
}

export function keysCommand(): Command {
  const keys = new Command("keys").description("make, list and revoke API keys");
  withJson(keys.command("create"))
    .description("make a key; its secret is shown once")
    .requiredOption("--name <name>", "what the key is for")
    .option(
      "--scopes <list>",
      "comma-separated: read,rates,orders,purchase,webhooks (default: all)",
    )
    .option("--daily-limit <usd>", "most that the key may spend in a day (UTC)", dollars)
    .action(create);
  withJson(keys.command("list")).description("list the keys").action(list);
  withJson(keys.command("revoke").argument("<id>")).description("end a key at once").action(revoke);
  return keys;
}
