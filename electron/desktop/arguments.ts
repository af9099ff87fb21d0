import { parseArgs } from "node:util";
import { ownFolder } from "#electron/policy/own-folder.ts";
import { type Mode, modes } from "#shared/contract/desk/choices.ts";
import type { Policy } from "#shared/contract/desk/policy.ts";
import { firstMode } from "#shared/rules/first-mode.ts";
import type { Settings } from "./known-settings.ts";

interface Given {
  data?: string | undefined;
  port?: number | undefined;
  mode: Mode;
}

type Environment = Readonly<Record<string, string | undefined>>;

function isMode(text: unknown): text is Mode {
  return modes.some((mode) => mode === text);
}

/**
 * The words of `serve`, for the desktop: `--data DIR --port N --mode MODE`; what they leave open comes from this machine's settings. The
 * environment's mode goes between the two. What the company's policy fixes is left out of the settings. Throws an Error for a mode that there is not: which money is meant must not be guessed.
 */
export function readArguments(
  argv: readonly string[],
  settings: Settings,
  environment: Environment = {},
  policy: Policy = {},
): Given {
  const { values } = parseArgs({
    args: argv.slice(1),
    options: { data: { type: "string" }, port: { type: "string" }, mode: { type: "string" } },
    // Chromium's own switches stand among them.
    strict: false,
  });
  const { data, port } = values;
  const { dataFolder: fixed } = policy;
  const { mode: chosen } = settings;
  const kept = chosen && policy.modes?.includes(chosen) === false ? undefined : chosen;
  const mode = values.mode ?? environment["SHIPDECK_MODE"] ?? kept ?? firstMode(policy);
  if (!isMode(mode))
    throw new Error(`The mode must be ${modes.join(" or ")}; it is ${JSON.stringify(mode)}.`);
  return {
    data: typeof data === "string" ? data : fixed ? ownFolder(fixed) : settings.dataFolder,
    port:
      typeof port === "string" && /^\d{1,5}$/.test(port)
        ? Number(port)
        : policy.port
          ? undefined
          : settings.port,
    mode,
  };
}

/** The same command line for another mode. */
export function withMode(args: readonly string[], mode: Mode): string[] {
  const others = args.filter(
    (arg, index) => arg !== "--mode" && !arg.startsWith("--mode=") && args[index - 1] !== "--mode",
  );
  return [...others, "--mode", mode];
}
