import { mkdirSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import type { Log } from "./service/context.ts";

/** Secrets never reach a log, whatever object they ride on. */
const redact = [
  "apiSecret",
  "secret",
  "*.apiSecret",
  "*.secret",
  "headers['x-api-secret']",
  "token",
  "*.token",
];

/** The station's own log: JSON lines in `station.log` of the mode's folder. */
export function openLog(folder: string): Log & { close(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const destination = pino.destination({
    dest: join(folder, "station.log"),
    sync: true,
    mode: 0o600,
  });
  const logger = pino({ redact, base: { pid: process.pid } }, destination);
  return {
    info: (facts, message) => logger.info(facts, message),
    warn: (facts, message) => logger.warn(facts, message),
    error: (facts, message) => logger.error(facts, message),
    close: () => destination.end(),
  };
}
