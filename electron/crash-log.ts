import { systemClock } from "./clock.ts";
import { logLimits } from "./logs/log-limits.ts";
import { RotatingFile } from "./logs/rotating-file.ts";
import { withoutSecrets } from "./logs/without-secrets.ts";

/**
 * Notes what fails outside of any request, in the station's own log: at once and without its logger, so that it works before the station
 * is open and while the program falls. The file is opened by the first line.
 */
export function openCrashLog(folder: string): (message: string, facts: object) => void {
  const file = new RotatingFile(folder, logLimits, () => systemClock.now());
  return (message, facts) => {
    const line = { level: 50, time: systemClock.now(), pid: process.pid, ...facts, msg: message };
    file.write(withoutSecrets(`${JSON.stringify(line)}\n`));
  };
}
