import { type Command, InvalidArgumentError } from "commander";
import { loadConfig, type StationConfig } from "../config.ts";

/** Options of every command that works on a data folder. */
export interface DataOptions {
  data?: string;
  mode?: string;
  json?: boolean;
}

export function withData(command: Command): Command {
  return command
    .option("--data <dir>", "data folder (default: the app's own)")
    .option("--mode <mode>", "sandbox or live (default: sandbox)");
}

export function withJson(command: Command): Command {
  return withData(command).option("--json", "print one JSON document and nothing else");
}

export function configOf(options: DataOptions, port?: number): StationConfig {
  const { mode } = options;
  if (mode !== undefined && mode !== "sandbox" && mode !== "live")
    throw new Error("--mode must be sandbox or live.");
  return loadConfig(process.env, { data: options.data, mode, port });
}

export function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new InvalidArgumentError("It must be a whole number from 0 to 65535.");
  return port;
}

/** One document on standard output: the answer of a command in JSON. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
