import { StationError } from "#shared/contract/errors.ts";
import type { Parts } from "../context.ts";

/** The refusal of what the company's policy fixes. `what` is a sentence without its full stop, such as `The port is fixed`. */
export function managed(
  { policy }: Pick<Parts, "policy">,
  what: string,
  field: string,
): StationError {
  const { contact = "who manages this computer" } = policy;
  const message = `${what} by your organization's policy`;
  return new StationError("MANAGED", `${message}. Ask ${contact}.`, {
    errors: [{ code: "MANAGED", field, message, suggestion: null }],
    details: { contact: policy.contact ?? null },
  });
}
