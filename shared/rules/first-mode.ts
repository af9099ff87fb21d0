import type { Mode } from "../contract/desk/machine.ts";
import type { Policy } from "../contract/desk/policy.ts";

/** The mode of a station that nobody asked for another one. */
export function firstMode({ modes: allowed }: Pick<Policy, "modes">): Mode {
  return allowed?.find((mode) => mode === "sandbox") ?? allowed?.[0] ?? "sandbox";
}
