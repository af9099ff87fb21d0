import { runCommand } from "./cli/program.ts";

// What the station writes (money, addresses, secrets) is for its owner alone.
process.umask(0o077);

/** `npm run station -- …`: the third door, on plain Node. */
process.exitCode = await runCommand(process.argv.slice(2));
