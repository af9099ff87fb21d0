import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { useOrders } from "../station/queries.ts";
import { useSettings } from "../station/settings.ts";

/** A station that was never used begins with the first steps: once, and only when nobody has gone elsewhere meanwhile. */
export function useFirstRun(): void {
  const [path, go] = useLocation();
  const { data: settings } = useSettings();
  const { data: list } = useOrders(1, 0);
  const isDecided = useRef(false);
  useEffect(() => {
    if (isDecided.current || !settings || !list) return;
    isDecided.current = true;
    const isUnused = !settings.welcomed && list.pagination.total === 0;
    if (isUnused && (path === "/" || path === "/batch")) go("/welcome", { replace: true });
  }, [settings, list, path, go]);
}
