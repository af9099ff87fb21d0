import type { diagnosticsRows } from "#shared/contract/desk/diagnostics.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context, DiagnosticsFile } from "../context.ts";
import { machineOf } from "../machine/machine-of.ts";
import { written } from "../machine/written.ts";
import { packDiagnostics } from "./pack.ts";
import { reportProblem } from "./report-problem.ts";

/** What was shown last, so that what is saved is what was read before. */
const shown = new WeakMap<object, readonly DiagnosticsFile[]>();
/** Characters of a file that are shown. */
const shownAtMost = 200_000;

export const diagnosticsVerbs: Handlers<typeof diagnosticsRows, Context> = {
  reportProblem,
  readLicences: async (ctx) => machineOf(ctx).readLicences(),
  previewDiagnostics: async (ctx) => {
    const files = await ctx.diagnose();
    shown.set(ctx.store, files);
    return {
      files: files.map(({ name, text }) => ({
        name,
        bytes: Buffer.byteLength(text),
        text: text.slice(-shownAtMost),
      })),
    };
  },
  saveDiagnostics: async (ctx) => {
    const machine = machineOf(ctx);
    const files = shown.get(ctx.store) ?? (await ctx.diagnose());
    const now = ctx.clock.now();
    const day = new Date(now).toISOString().slice(0, 10);
    const bytes = await packDiagnostics(files, now);
    const path = await written(() => machine.saveFile(`shipdeck-diagnostics-${day}.zip`, bytes));
    return { path, bytes: path === null ? 0 : bytes.byteLength };
  },
};
