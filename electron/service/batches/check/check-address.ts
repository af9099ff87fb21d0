import type { AddressEngine } from "#electron/addresses/engine.ts";
import { Address, type AddressError, UnverifiedAddress } from "#shared/contract/address.ts";
import type { BatchRow, DraftAddress, RowProblem } from "#shared/contract/desk/batch-row.ts";
import { differs } from "./address-differs.ts";
import { problem } from "./problem.ts";

export interface AddressCheck {
  state: BatchRow["address"]["state"];
  suggestion: UnverifiedAddress | null;
  errors: AddressError[];
  problems: RowProblem[];
  /** What can be rated and shipped to; null where something is missing. */
  address: Address | null;
}

const needed = ["name", "street1", "city", "country"] as const;

/** A draft as an address: a company without a person is its own recipient. */
function asAddress({ name, company, ...rest }: DraftAddress) {
  return { ...rest, name: name || company, company: name ? company : "" };
}

function missing(address: ReturnType<typeof asAddress>, country: string): RowProblem[] {
  return needed
    .filter((field) => address[field].trim() === "")
    .map((field) =>
      problem("FIELD_MISSING", `toAddress.${field}`, "error", {
        message: `The recipient has no ${field === "street1" ? "street" : field}`,
        params: { field },
        fix: field === "country" ? country : null,
      }),
    );
}

/** An error of the address engine as a problem of the row. */
function addressProblem(error: AddressError, severity: RowProblem["severity"]): RowProblem {
  const code = severity === "error" ? "ADDRESS_FAILED" : "ADDRESS_DOUBTFUL";
  return problem(code, `toAddress.${error.field}`, severity, {
    message: error.message,
    params: { reason: error.code },
    fix: error.suggestion,
  });
}

/** The contract's limits, as problems: a name of 150 letters fits no label. */
function unfit(issues: readonly { path: PropertyKey[]; message: string }[]): RowProblem[] {
  return issues.map(({ path, message }) =>
    problem("FIELD_INVALID", `toAddress.${path.join(".")}`, "error", {
      message: `${path.join(".")} ${message}`,
      params: { field: path.join("."), reason: message },
    }),
  );
}

/**
 * Verifies the recipient. `verified` when standardizing changed nothing that matters, `suggested` when the engine knows
 * another address, `failed` when it cannot be delivered to. `country` is the sender's, offered where none is given.
 */
export function checkAddress(
  engine: Pick<AddressEngine, "verify">,
  draft: DraftAddress,
  country: string,
): AddressCheck {
  const typed = asAddress(draft);
  const nothing = { suggestion: null, errors: [], address: null };
  const gaps = missing(typed, country);
  if (gaps.length > 0) return { ...nothing, state: "unchecked", problems: gaps };
  const unverified = UnverifiedAddress.safeParse(typed);
  if (!unverified.success)
    return { ...nothing, state: "failed", problems: unfit(unverified.error.issues) };
  const result = engine.verify(unverified.data);
  const severity = result.verified ? "warning" : "error";
  const problems = result.errors.map((error) => addressProblem(error, severity));
  const changed = differs(unverified.data, result.address);
  if (!result.verified)
    return {
      state: "failed",
      suggestion: null,
      errors: result.errors,
      problems:
        problems.length > 0
          ? problems
          : [
              problem("ADDRESS_FAILED", "toAddress.street1", "error", {
                message: "The address cannot be verified",
                params: { reason: "E.ADDRESS.INVALID" },
              }),
            ],
      address: null,
    };
  if (changed)
    problems.unshift(
      problem("ADDRESS_SUGGESTED", "toAddress", "warning", {
        message: "The postal service writes this address otherwise",
      }),
    );
  const address = Address.safeParse(typed);
  if (!address.success)
    return { ...nothing, state: "failed", problems: unfit(address.error.issues) };
  return {
    state: changed ? "suggested" : "verified",
    suggestion: changed ? result.address : null,
    errors: result.errors,
    problems,
    address: address.data,
  };
}
