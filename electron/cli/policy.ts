import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { Command } from "commander";
import { policyPlaces } from "../policy/policy-places.ts";
import { policySchemaText } from "../policy/policy-schema.ts";
import { BadPolicy, readPolicy } from "../policy/read-policy.ts";
import { print, printJson } from "./options.ts";

function fileOf(named: string | undefined): string {
  if (named !== undefined) return resolve(named);
  const places = policyPlaces(process.platform, process.env);
  const file = places.find((place) => existsSync(place));
  if (file === undefined)
    throw new Error(`This computer has no policy: nothing lies at ${places.join(" or ")}.`);
  return file;
}

function check(named: string | undefined, { json = false }: { json?: boolean }): void {
  const file = fileOf(named);
  try {
    // A file that is only tried may lie anywhere; the computer's own must be an administrator's.
    const policy = readPolicy(file, named === undefined ? [0] : null);
    if (json) return printJson({ file, good: true, policy, problems: [] });
    const { $schema: _, contact: __, ...fixes } = policy;
    print(`Good. It fixes: ${Object.keys(fixes).join(", ") || "nothing"}.`);
  } catch (error) {
    if (!(error instanceof BadPolicy)) throw error;
    const { problems } = error;
    if (json) printJson({ file, good: false, policy: null, problems });
    else
      for (const { line, column, message } of problems)
        process.stderr.write(`${file}${line > 0 ? `:${line}:${column}` : ""}: ${message}\n`);
    process.exitCode = 1;
  }
}

export function policyCommand(): Command {
  const policy = new Command("policy").description("what a company fixes for its stations");
  policy
    .command("check")
    .argument("[file]", "the computer's own when left out")
    .option("--json", "print one JSON document and nothing else")
    .description("tell everything in a policy that is wrong; exit 0 only when it is good")
    .action(check);
  policy
    .command("schema")
    .description("print the JSON Schema of policies, for an editor")
    .action(() => void process.stdout.write(policySchemaText()));
  return policy;
}
