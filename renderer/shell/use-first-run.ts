import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "wouter";
import { lateScreens } from "../late-screens.ts";
import { home } from "../screens.tsx";
import { useGoingLive } from "../station/going-live.ts";
import { mode } from "../station/mode.ts";
import { useOrders } from "../station/queries.ts";
import { reportProblem } from "../station/report-problem.ts";
import { useSettings } from "../station/settings.ts";

const beginnings = {
  "/welcome": lateScreens.WelcomeScreen,
  "/going-live": lateScreens.GoingLiveScreen,
} as const;

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
  const goTo = useEffectEvent((to: keyof typeof beginnings) => {
    if (path === home) go(to, { replace: true });
  });
  useEffect(() => {
    if (isDecided.current || !settings || !list || (mode === "live" && !live)) return;
    isDecided.current = true;
    // Home stays until the other screen can stand in its place: no window is seen without one.
    const lead = (to: keyof typeof beginnings) =>
      beginnings[to].prepare().then(
        () => goTo(to),
        (error: unknown) => reportProblem("first run", error),
      );
    const isUnused = !settings.welcomed && list.pagination.total === 0;
    if (live && !live.ready) void lead("/going-live");
    else if (isUnused && !live) void lead("/welcome");
  }, [settings, list, live]);
}
