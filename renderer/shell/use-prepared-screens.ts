import { useEffect } from "react";
import { prepareScreens } from "../late-screens.ts";
import { reportProblem } from "../station/report-problem.ts";
import { useStation } from "../station/queries.ts";

/** What a start brings up comes first: pictures, balances, the list of batches. Whoever goes elsewhere sooner has that screen read at once. */
const restMs = 1_000;

/** Reads the other screens some time after the station has answered. */
export function usePreparedScreens(): void {
  const { isPending } = useStation();
  useEffect(() => {
    if (isPending) return undefined;
    const timer = setTimeout(() => {
      prepareScreens().catch((error: unknown) => reportProblem("screens", error));
    }, restMs);
    return () => clearTimeout(timer);
  }, [isPending]);
}
