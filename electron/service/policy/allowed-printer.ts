import type { Policy } from "#shared/contract/desk/policy.ts";
import type { PrintRoute } from "#shared/contract/desk/printer-profile.ts";
import type { Parts } from "../context.ts";
import { managed } from "./managed.ts";

type Allowed = NonNullable<Policy["printers"]>[number];

function leadsTo(allowed: Allowed, route: PrintRoute): boolean {
  switch (route.kind) {
    case "spooler":
      return "queue" in allowed && allowed.queue === route.queue;
    case "zpl":
      return (
        "host" in allowed &&
        allowed.host.toLowerCase() === route.host.toLowerCase() &&
        allowed.port === route.port
      );
    case "folder":
      return "folder" in allowed && allowed.folder === route.folder;
    default:
      return route satisfies never;
  }
}

export function isAllowedPrinter({ printers }: Policy, route: PrintRoute): boolean {
  return printers?.some((allowed) => leadsTo(allowed, route)) ?? true;
}

/** Throws MANAGED for a printer that the policy does not name. */
export function assertAllowedPrinter(parts: Pick<Parts, "policy">, route: PrintRoute): void {
  if (!isAllowedPrinter(parts.policy, route))
    throw managed(parts, "This printer is not allowed", "route");
}
