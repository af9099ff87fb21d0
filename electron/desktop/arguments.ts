import { parseArgs } from "node:util";
import type { Settings } from "./settings.ts";

interface Given {
  data?: string | undefined;
  port?: number | undefined;
}

/** The words of `serve`, for the desktop: `--data DIR --port N`; what they leave open comes from this machine's settings. */
export function readArguments(argv: readonly string[], settings: Settings): Given {
  const { values } = parseArgs({
    args: argv.slice(1),
    options: { data: { type: "string" }, port: { type: "string" } },
    // Chromium's own switches stand among them.
    strict: false,
  });
  const { data, port } = values;
  return {
    data: typeof data === "string" ? data : settings.dataFolder,
    port: typeof port === "string" && /^\d{1,5}$/.test(port) ? Number(port) : settings.port,
  };
}
