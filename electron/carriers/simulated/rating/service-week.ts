import type { WorkingWeek } from "../calendar/working-days.ts";
import type { CompiledService } from "../cards/compile-card.ts";

/** The days on which a service moves and delivers to such a recipient. */
export function serviceWeek(
  service: Pick<CompiledService, "week" | "weekToResidences">,
  residential: boolean,
): WorkingWeek {
  return residential ? (service.weekToResidences ?? service.week) : service.week;
}
