import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { useGoingLive } from "../station/going-live.ts";
import { mode } from "../station/mode.ts";
import { useOrders } from "../station/queries.ts";
import { useSettings } from "../station/settings.ts";

/**
 * A station that was never used begins with the first steps, a live one that cannot buy yet with what it needs: only when nobody has gone
 * elsewhere meanwhile.
 */
export function useFirstRun(): void {
  const [path, go] = useLocation();
  const { data: settings } = useSettings();
  const { data: list } = useOrders(1, 0);
  const { data: live } = useGoingLive();
  const isDecided = useRef(false);
  useEffect(() => {
    if (isDecided.current || !settings || !list || (mode === "live" && !live)) return;
    isDecided.current = true;
    if (path !== "/" && path !== "/batch") return;
    const isUnused = !settings.welcomed && list.pagination.total === 0;
    if (live && !live.ready) go("/going-live", { replace: true });
    else if (isUnused && !live) go("/welcome", { replace: true });
  }, [settings, list, live, path, go]);
}
