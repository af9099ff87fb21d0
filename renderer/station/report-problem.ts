import { station } from "./connect.ts";

/** A window that fails again and again must not fill the log. */
const most = 10;
const within = 60_000;
let times: number[] = [];

interface Told {
  message: string;
  stack: string;
}

/** What a failure says of itself, in the lengths that the log takes. */
export function wordsOfFailure(error: unknown): Told {
  if (!(error instanceof Error)) return { message: String(error).slice(0, 2000), stack: "" };
  const message = `${error.name}: ${error.message}`.slice(0, 2000);
  return { message, stack: (error.stack ?? "").slice(0, 8000) };
}

/** Has a failure of the window noted in the station's log. A station that does not answer cannot note it: the console has it then. */
export function reportProblem(place: string, error: unknown, parts = ""): void {
  const now = performance.now();
  times = times.filter((at) => now - at < within);
  if (times.length >= most) return;
  times.push(now);
  const { message, stack } = wordsOfFailure(error);
  station
    .reportProblem({
      place: place.slice(0, 200),
      message,
      stack: `${stack}${parts}`.slice(0, 8000),
    })
    // oxlint-disable-next-line no-console -- the one place that is left
    .catch((unsaid: unknown) => console.error(unsaid, error));
}

/** Notes what fails outside of any screen: a listener, a timer, an answer that nobody awaited. */
export function reportLooseProblems(): void {
  window.addEventListener("error", ({ error, message }) => {
    // Chromium tells it of layouts that took two rounds; nothing has failed.
    if (message.startsWith("ResizeObserver loop")) return;
    reportProblem("window", error ?? message);
  });
  window.addEventListener("unhandledrejection", ({ reason }) => reportProblem("window", reason));
}
