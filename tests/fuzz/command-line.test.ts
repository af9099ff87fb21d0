import { Command, CommanderError } from "commander";
import fc from "fast-check";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { backupCommand, restoreCommand } from "#electron/cli/backup.ts";
import { cardsCommand } from "#electron/cli/cards.ts";
import { doctorCommand } from "#electron/cli/doctor.ts";
import { keysCommand } from "#electron/cli/keys.ts";
import { serveCommand } from "#electron/cli/serve.ts";
import { walletCommand } from "#electron/cli/wallet.ts";
import { runCli } from "../cli/run-cli.ts";
import { Dice } from "./dice.ts";
import { leakIn } from "./leaks.ts";
import { drawText } from "./nasty-texts.ts";

const runs = Number(process.env["SHIPDECK_FUZZ_COMMANDS"] ?? 200);
const folder = mkdtempSync(join(tmpdir(), "shipdeck-commands-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => void (process.exitCode = 0));

/** The sentence that a command ends in; null when it did its work. */
async function endOf(argv: readonly string[]): Promise<string | null> {
  const commands = [keysCommand(), walletCommand(), cardsCommand(), doctorCommand()];
  const files = [backupCommand(), restoreCommand(), serveCommand()];
  const program = new Command("station");
  for (const command of [...commands, ...files]) program.addCommand(command);
  const quiet = (command: Command) => {
    command.exitOverride().configureOutput({ writeErr: () => {}, writeOut: () => {} });
    command.commands.forEach(quiet);
  };
  quiet(program);
  try {
    await program.parseAsync(argv, { from: "user" });
    return null;
  } catch (error) {
    if (error instanceof CommanderError) return error.message;
    return error instanceof Error ? error.message : String(error);
  }
}

const data = ["--data", join(folder, "data")];
const file = join(folder, "a.backup");
/** Commands that may be run to their end, each with one place for something strange. */
const lines: readonly ((text: string) => readonly string[])[] = [
  (text) => ["keys", "create", `--name=${text}`, ...data, "--json"],
  (text) => ["keys", "create", "--name", "a", `--scopes=${text}`, ...data],
  (text) => ["keys", "create", "--name", "a", `--daily-limit=${text}`, ...data],
  (text) => ["keys", "revoke", text, ...data],
  (text) => ["keys", text, ...data],
  (text) => ["wallet", "deposit", "--currency", "LTC", `--amount=${text}`, ...data],
  (text) => ["wallet", "deposit", `--currency=${text}`, "--amount", "1", ...data],
  (text) => ["wallet", text],
  (text) => ["restore", join(folder, "none", text), ...data],
  (text) => ["backup", file, "--data", join(folder, text)],
  (text) => ["doctor", `--mode=${text}`, ...data],
  (text) => ["serve", `--port=${text}x`, ...data],
  (text) => ["cards", text, ...data],
  (text) => [text, ...data],
];

test("whatever is typed behind a command, it ends in its work or in one sentence without a stack", async () => {
  const write = process.stdout.write.bind(process.stdout);
  const property = fc.asyncProperty(fc.gen(), async (draw) => {
    const dice = new Dice(draw);
    const text = drawText(dice, 60);
    const argv = dice.pick(lines)(text);
    process.stdout.write = () => true;
    const told = await endOf(argv).finally(() => (process.stdout.write = write));
    if (told === null) return;
    const own = told.replaceAll(folder, "…").replaceAll(text.trim() || "\0", "…");
    expect(own.trim()).not.toBe("");
    expect({ argv, leak: leakIn(own) }).toEqual({ argv, leak: null });
  });
  await fc.assert(property, { numRuns: runs, endOnFailure: true });
});

test.each([
  [["restore", join(folder, "none"), ...data, "--json"]],
  [["serve", "--port", "99999", ...data]],
])("the program ends %j with an exit code and a sentence", async (argv) => {
  const { code, stdout, stderr } = await runCli(...argv);
  expect(code).toBeGreaterThan(0);
  // With --json the sentence stands there too, in one document.
  if (argv.includes("--json"))
    expect(stderr.trim()).toBe((JSON.parse(stdout) as { message: string }).message);
  else expect(stdout).toBe("");
  expect(leakIn(stderr.replaceAll(folder, "…"))).toBeNull();
  expect(stderr).not.toMatch(/^\s+at /m);
});
