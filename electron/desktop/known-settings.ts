import {
  type Language,
  languages,
  type Mode,
  modes,
  type Theme,
  themes,
} from "#shared/contract/desk/choices.ts";

/** What belongs to this machine and not to the station. */
export interface Settings {
  theme?: Theme | undefined;
  language?: Language | undefined;
  sounds?: boolean | undefined;
  notifications?: boolean | undefined;
  runInBackground?: boolean | undefined;
  window?: (Electron.Rectangle & { maximized: boolean }) | undefined;
  /** The port of the local API. */
  port?: number | undefined;
  dataFolder?: string | undefined;
  /** What the program starts in; sandbox when absent. */
  mode?: Mode | undefined;
  /** What the last start was made for, told to the window once. */
  restored?:
    | {
        problem: string | null;
        /** Webhooks whose secret the backup had no key for. */
        unreadable?: number | undefined;
      }
    | undefined;
}

type Check = (value: unknown) => boolean;

const oneOf =
  (words: readonly string[]): Check =>
  (value) =>
    words.some((word) => word === value);
const isBoolean: Check = (value) => typeof value === "boolean";
const isWhole: Check = (value) => Number.isSafeInteger(value);
const isPositive: Check = (value) => isWhole(value) && Number(value) > 0;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const checks: Readonly<Record<keyof Settings, Check>> = {
  theme: oneOf(themes),
  language: oneOf(languages),
  sounds: isBoolean,
  notifications: isBoolean,
  runInBackground: isBoolean,
  window: (value) =>
    isRecord(value) &&
    [value["x"], value["y"]].every(isWhole) &&
    [value["width"], value["height"]].every(isPositive) &&
    isBoolean(value["maximized"]),
  port: (value) => isWhole(value) && Number(value) >= 0 && Number(value) <= 65_535,
  dataFolder: (value) => typeof value === "string" && value !== "",
  mode: oneOf(modes),
  restored: (value) =>
    isRecord(value) &&
    (value["problem"] === null || typeof value["problem"] === "string") &&
    (value["unreadable"] === undefined || isWhole(value["unreadable"])),
};

/** The person's choices, which go along in a backup; port, window and folder are another computer's. */
const travelling = ["theme", "language", "sounds", "notifications", "runInBackground"] as const;

/** Checked by hand, for no window waits until a library of schemas is read. Unknown keys are a newer program's: they are kept. Throws. */
export function assertSettings(read: unknown): asserts read is Settings {
  if (!isRecord(read)) throw new Error("the settings are no object");
  for (const [key, check] of Object.entries(checks))
    if (read[key] !== undefined && !check(read[key]))
      throw new Error(`the setting ${key} cannot be ${JSON.stringify(read[key])}`);
}

/** The choices in the text of a settings file; none of a text that is no such file. */
export function travellingSettings(text: string): Settings {
  try {
    const read: unknown = JSON.parse(text);
    assertSettings(read);
    return Object.fromEntries(
      travelling.filter((key) => read[key] !== undefined).map((key) => [key, read[key]]),
    );
  } catch {
    return {};
  }
}
