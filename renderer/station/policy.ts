import { useQuery } from "@tanstack/react-query";
import type { Policy } from "#shared/contract/desk/policy.ts";
import { station } from "./connect.ts";

const free: Policy = {};

/** What the company fixes for this station; empty until it is known and where nothing is managed. */
export function usePolicy(): { policy: Policy; file: string | null } {
  const { data } = useQuery({
    queryKey: ["settings", "policy"],
    queryFn: () => station.getPolicy(),
  });
  return { policy: data?.policy ?? free, file: data?.file ?? null };
}
