import { Command, CommanderError } from "commander";
import { accountCommand } from "./cli/account.ts";
import { backupCommand, restoreCommand } from "./cli/backup.ts";
import { backupsCommand } from "./cli/backups.ts";
import { cardsCommand } from "./cli/cards.ts";
import { demoCommand } from "./cli/demo.ts";
import { diagnosticsCommand } from "./cli/diagnostics.ts";
import { doctorCommand } from "./cli/doctor.ts";
import { keysCommand } from "./cli/keys.ts";
import { policyCommand } from "./cli/policy.ts";
import { ratesCommand } from "./cli/rates.ts";
import { serveCommand } from "./cli/serve.ts";
import { walletCommand } from "./cli/wallet.ts";

// What the station writes (money, addresses, secrets) is for its owner alone.
process.umask(0o077);

/** `npm run station -- …`: the third door, on plain Node. */
const program = new Command("station")
  .description("Shipdeck's station from the command line.")
  .showHelpAfterError()
  .addCommand(serveCommand())
  .addCommand(keysCommand())
  .addCommand(walletCommand())
  .addCommand(ratesCommand())
  .addCommand(accountCommand())
  .addCommand(cardsCommand())
  .addCommand(demoCommand())
  .addCommand(doctorCommand())
  .addCommand(diagnosticsCommand())
  .addCommand(backupCommand())
  .addCommand(restoreCommand())
  .addCommand(backupsCommand())
  .addCommand(policyCommand());

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } else process.exitCode = error.exitCode;
}
