import { StationError } from "#shared/contract/errors.ts";
import { failureBody } from "../doors/envelope.ts";

/** What `--json` prints of a command that failed: the API's words for a failure, so that a script reads both alike. */
export function failedCommand(error: unknown): object {
  if (error instanceof StationError) return failureBody(error);
  const message = (error instanceof Error ? error.message : String(error)).replace(/^error: /, "");
  return { success: false, error: "Command failed", message, code: "COMMAND_FAILED", errors: [] };
}
