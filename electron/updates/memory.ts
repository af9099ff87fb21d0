import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { z } from "zod";

const Memory = z.object({
  /** Manifest's address → when the newest that was taken from there was signed: an older one that is shown again is a replay. */
  newest: z.record(z.string(), z.string()).default({}),
  checkedAt: z.string().nullable().default(null),
  /** What went wrong last, told until the next check goes well. */
  problem: z
    .object({ code: z.string(), message: z.string(), at: z.string() })
    .nullable()
    .default(null),
});
export type Memory = z.output<typeof Memory>;

/** What is remembered of updates over a restart, for both modes together. A file that cannot be read is told to `report` and begun anew. */
export function openMemory(file: string, report: (error: unknown) => void) {
  function read(): Memory {
    try {
      return Memory.parse(JSON.parse(readFileSync(file, "utf8")));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") report(error);
      return Memory.parse({});
    }
  }
  return {
    read,
    change(changes: Partial<Memory>): void {
      const partial = `${file}.partial`;
      writeFileSync(partial, JSON.stringify({ ...read(), ...changes }), { mode: 0o600 });
      renameSync(partial, file);
    },
  };
}
