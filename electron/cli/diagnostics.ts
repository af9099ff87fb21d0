import { rename, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { Command } from "commander";
import { composeDiagnostics } from "../diagnostics/compose.ts";
import { packDiagnostics } from "../service/diagnostics/pack.ts";
import { systemClock } from "../clock.ts";
import { configOf, type DataOptions, print, printJson, withJson } from "./options.ts";

async function diagnostics(file: string, options: DataOptions): Promise<void> {
  const told = { startedAt: null, storageProblem: false, requests: [] };
  const files = await composeDiagnostics(configOf(options), told);
  const bytes = await packDiagnostics(files, systemClock.now());
  const target = resolve(file);
  // Whole or not at all.
  await writeFile(`${target}.partial`, bytes, { mode: 0o600 });
  await rename(`${target}.partial`, target);
  const names = files.map(({ name }) => name);
  if (options.json) printJson({ file: target, bytes: bytes.byteLength, files: names });
  else
    print(
      `Wrote ${names.join(", ")} to ${target} (${bytes.byteLength} bytes). No names, addresses, codes or secrets are in it, and nothing was sent.`,
    );
}

export function diagnosticsCommand(): Command {
  return withJson(new Command("diagnostics").argument("<file>"))
    .description(
      "write what helps to find out what is wrong, without people and secrets, to a zip file",
    )
    .action(diagnostics);
}
