import { Command, CommanderError } from "commander";
import { failedCommand } from "./failed-command.ts";
import { printJson } from "./options.ts";

/** In the order of the help. One that is asked for by its name is read alone: without the whole station it answers in half the time. */
const commands = new Map<string, () => Promise<Command>>([
  ["serve", async () => (await import("./serve.ts")).serveCommand()],
  ["keys", async () => (await import("./keys.ts")).keysCommand()],
  ["wallet", async () => (await import("./wallet.ts")).walletCommand()],
  ["rates", async () => (await import("./rates.ts")).ratesCommand()],
  ["account", async () => (await import("./account.ts")).accountCommand()],
  ["cards", async () => (await import("./cards.ts")).cardsCommand()],
  ["demo", async () => (await import("./demo.ts")).demoCommand()],
  ["doctor", async () => (await import("./doctor.ts")).doctorCommand()],
  ["diagnostics", async () => (await import("./diagnostics.ts")).diagnosticsCommand()],
  ["backup", async () => (await import("./backup.ts")).backupCommand()],
  ["restore", async () => (await import("./backup.ts")).restoreCommand()],
  ["backups", async () => (await import("./backups.ts")).backupsCommand()],
  ["policy", async () => (await import("./policy.ts")).policyCommand()],
  ["updates", async () => (await import("./updates.ts")).updatesCommand()],
]);

/** Commander would end the process by itself; a command of a command does not take it over from the first. */
function throwInstead(command: Command): void {
  command.exitOverride();
  for (const below of command.commands) throwInstead(below);
}

/**
 * The station from a command line: plain Node's (`npm run station -- …`) and the installed program's (`shipdeck station …`).
 * @param args what follows the word `station`
 * @returns the exit code
 */
export async function runCommand(args: readonly string[]): Promise<number> {
  const program = new Command("station")
    .description("Shipdeck's station from the command line.")
    .showHelpAfterError();
  const asked = commands.get(args[0] ?? "");
  for (const open of asked ? [asked] : commands.values()) program.addCommand(await open());
  throwInstead(program);
  try {
    await program.parseAsync([...args], { from: "user" });
  } catch (error) {
    const exitCode = error instanceof CommanderError ? error.exitCode : 1;
    if (exitCode !== 0 && args.includes("--json")) printJson(failedCommand(error));
    if (!(error instanceof CommanderError))
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return exitCode;
  }
  return Number(process.exitCode ?? 0);
}
