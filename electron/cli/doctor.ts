import { Command } from "commander";
import { acceptLoss } from "../accept-loss.ts";
import { examine } from "../doctor.ts";
import { configOf, type DataOptions, print, printJson, withJson } from "./options.ts";

export function doctorCommand(): Command {
  return withJson(new Command("doctor"))
    .description("check database, ledger, label files and versions; exit 0 only when all is well")
    .option(
      "--accept-loss",
      "take the journal as it is when its record outside the database knows of more",
    )
    .action(async (options: DataOptions & { acceptLoss?: boolean }) => {
      if (options.acceptLoss)
        await acceptLoss(configOf(options), (line) => void process.stderr.write(`${line}\n`));
      const diagnosis = await examine(configOf(options));
      if (options.json) printJson(diagnosis);
      else {
        for (const { check, ok, detail } of diagnosis.findings)
          print(`${ok ? "ok     " : "WRONG  "} ${check}: ${detail}`);
        print(diagnosis.ok ? "All is well." : "Something is wrong; see above.");
      }
      if (!diagnosis.ok) process.exitCode = 1;
    });
}
