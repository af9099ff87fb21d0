import pino from "pino";
import { systemClock } from "./clock.ts";
import type { Log } from "./service/context.ts";
import { logLimits } from "./logs/log-limits.ts";
import { RotatingFile } from "./logs/rotating-file.ts";
import { withoutSecrets } from "./logs/without-secrets.ts";

/** Secrets never reach a log, whatever object they ride on. */
const redact = [
  "apiSecret",
  "secret",
  "*.apiSecret",
  "*.secret",
  "headers['x-api-secret']",
  "headers.authorization",
  "token",
  "*.token",
];

/** The station's own log: JSON lines in `station.log` of the mode's folder, older ones beside it. A log that cannot be written stops nobody. */
export function openLog(folder: string): Log & { close(): void } {
  // The real clock even in tests: a file's age is not the station's time.
  const file = new RotatingFile(folder, logLimits, () => systemClock.now());
  const destination = { write: (line: string) => file.write(withoutSecrets(line)) };
  const logger = pino({ redact, base: { pid: process.pid } }, destination);
  return {
    info: (facts, message) => logger.info(facts, message),
    warn: (facts, message) => logger.warn(facts, message),
    error: (facts, message) => logger.error(facts, message),
    close: () => file.close(),
  };
}
