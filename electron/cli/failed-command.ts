import { everyFailure, StationError } from "#shared/contract/errors.ts";

/** What `--json` prints of a command that failed: the API's words for a failure, so that a script reads both alike. */
export function failedCommand(error: unknown): object {
  const message = (error instanceof Error ? error.message : String(error)).replace(/^error: /, "");
  if (!(error instanceof StationError))
    return { success: false, error: "Command failed", message, code: "COMMAND_FAILED", errors: [] };
  const { code, errors, details } = error;
  return { success: false, error: everyFailure[code].error, message, ...details, code, errors };
}
