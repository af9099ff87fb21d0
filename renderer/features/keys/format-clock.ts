const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium" });

/** `14:03:59` in the time of this computer, of an ISO 8601 instant: what a log needs. */
export function formatClock(instant: string): string {
  return clock.format(new Date(instant));
}
