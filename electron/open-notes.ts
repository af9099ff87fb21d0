/** Writes down what failed; at once when the log's code is there already. */
export type Note = (message: string, facts: object) => Promise<void>;

/** Notes for the log in `folder`. Its code is read by `prepare`, once the window stands, or by the first note: nothing that can wait is loaded before the first paint. */
export function openNotes(folder: string): { note: Note; prepare: () => Promise<void> } {
  let write: ((message: string, facts: object) => void) | null = null;
  const open = async () => {
    const { openCrashLog } = await import("./crash-log.ts");
    return (write ??= openCrashLog(folder));
  };
  return {
    prepare: async () => void (await open()),
    note: async (message, facts) => {
      try {
        (write ?? (await open()))(message, facts);
      } catch (error) {
        // Not thrown: a failure to note is itself one that nobody catches, and would be noted again.
        process.stderr.write(
          `${message}: ${JSON.stringify(facts)} (not noted: ${String(error)})\n`,
        );
      }
    },
  };
}
