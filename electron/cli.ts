import { Command, CommanderError } from "commander";

// What the station writes (money, addresses, secrets) is for its owner alone.
process.umask(0o077);

/** In the order of the help. One that is asked for by its name is read alone: without the whole station it answers in half the time. */
const commands = new Map<string, () => Promise<Command>>([
  ["serve", async () => (await import("./cli/serve.ts")).serveCommand()],
  ["keys", async () => (await import("./cli/keys.ts")).keysCommand()],
  ["wallet", async () => (await import("./cli/wallet.ts")).walletCommand()],
  ["rates", async () => (await import("./cli/rates.ts")).ratesCommand()],
  ["account", async () => (await import("./cli/account.ts")).accountCommand()],
  ["cards", async () => (await import("./cli/cards.ts")).cardsCommand()],
  ["demo", async () => (await import("./cli/demo.ts")).demoCommand()],
  ["doctor", async () => (await import("./cli/doctor.ts")).doctorCommand()],
  ["diagnostics", async () => (await import("./cli/diagnostics.ts")).diagnosticsCommand()],
  ["backup", async () => (await import("./cli/backup.ts")).backupCommand()],
  ["restore", async () => (await import("./cli/backup.ts")).restoreCommand()],
  ["backups", async () => (await import("./cli/backups.ts")).backupsCommand()],
  ["policy", async () => (await import("./cli/policy.ts")).policyCommand()],
]);

/** `npm run station -- …`: the third door, on plain Node. */
const program = new Command("station")
  .description("Shipdeck's station from the command line.")
  .showHelpAfterError();
const asked = commands.get(process.argv[2] ?? "");
for (const open of asked ? [asked] : commands.values()) program.addCommand(await open());

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } else process.exitCode = error.exitCode;
}
