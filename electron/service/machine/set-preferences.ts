import { mkdtemp, rmdir } from "node:fs/promises";
import { join } from "node:path";
import type { Desk } from "#shared/contract/desk/index.ts";
import { invalidField } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { assertFree } from "../policy/assert-free.ts";
import { assertChosen } from "./chosen.ts";
import { machineOf } from "./machine-of.ts";
import { systemReason } from "./system-reason.ts";

/** Throws VALIDATION_ERROR where no station could be started: from there the window has no way back. */
async function assertWritable(folder: string): Promise<void> {
  try {
    await rmdir(await mkdtemp(join(folder, ".shipdeck-")));
  } catch (error) {
    const why = systemReason(error);
    throw invalidField("dataFolder", `cannot be written: ${why}. Choose another folder`);
  }
}

/** Changes some preferences of this computer. A data folder must have been picked in the dialog, and take files. */
export async function setPreferences(
  ctx: Context,
  changes: Parsed<Desk["setPreferences"]>,
): Promise<Answer<Desk["setPreferences"]>> {
  const machine = machineOf(ctx);
  const { dataFolder, language, port } = changes;
  const { policy } = ctx;
  // A fixed data folder may begin with ~/: where it leads, the running station knows.
  const folder = policy.dataFolder === undefined ? undefined : ctx.dataFolder;
  for (const [what, field, value, fixed] of [
    ["The port is fixed", "port", port, policy.port],
    ["The data folder is fixed", "dataFolder", dataFolder, folder],
    ["The language is fixed", "language", language, policy.language],
  ] as const)
    assertFree<string | number | undefined>(ctx, { what, field, value, fixed });
  if (dataFolder !== undefined && dataFolder !== machine.preferences().dataFolder) {
    assertChosen(ctx, "dataFolder", dataFolder);
    await assertWritable(dataFolder);
  }
  const preferences = machine.setPreferences(
    Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
  );
  ctx.announce({ kind: "settings.changed" });
  return preferences;
}
