import { useEffect } from "react";
import { prepareScreens } from "../late-screens.ts";
import { reportProblem } from "../station/report-problem.ts";
import { useStation } from "../station/queries.ts";

/** Reads the other screens once the first one stands and the station has answered: before that a start has better things to do. */
export function usePreparedScreens(): void {
  const { isPending } = useStation();
  useEffect(() => {
    if (!isPending) prepareScreens().catch((error: unknown) => reportProblem("screens", error));
  }, [isPending]);
}
