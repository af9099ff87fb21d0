import { z } from "zod";
import { type Language, languages, type Mode, modes, themes } from "./choices.ts";
import { fullPath, requiredText } from "../fields.ts";
import { operation } from "../operation.ts";
import { Bytes } from "./file.ts";

export type { Language, Mode };

/** What belongs to this computer and its person, not to the station: it does not travel with a backup. */
export const Preferences = z.object({
  theme: z.enum(themes),
  language: z.enum(languages),
  sounds: z.boolean(),
  notifications: z.boolean(),
  /** The window may be closed and the station goes on in the tray. */
  runInBackground: z.boolean(),
  /** The API's port at the next start. */
  port: z.number().int().min(0).max(65_535),
  /** The data folder at the next start. */
  dataFolder: z.string(),
});
export type Preferences = z.output<typeof Preferences>;

const places = ["data", "labels", "logs", "rate-cards"] as const;

/** What only a desktop can do. A station without a window refuses with NOT_ON_THIS_MACHINE. */
export const machineRows = {
  getPreferences: operation({
    method: "GET",
    path: "/desk/preferences",
    summary: "The preferences of this computer",
    tag: "Desk",
    scope: "read",
    output: Preferences,
    errors: ["NOT_ON_THIS_MACHINE"],
  }),
  setPreferences: operation({
    method: "PATCH",
    path: "/desk/preferences",
    summary: "Change some preferences of this computer",
    tag: "Desk",
    scope: "read",
    description: "A data folder must be one that `chooseFolder` answered.",
    body: Preferences.extend({ dataFolder: fullPath(4000) }).partial(),
    output: Preferences,
    errors: ["MANAGED", "NOT_ON_THIS_MACHINE", "VALIDATION_ERROR"],
  }),
  openPlace: operation({
    method: "POST",
    path: "/desk/places/open",
    summary: "Show a folder of the station in the file manager",
    tag: "Desk",
    scope: "read",
    body: z.object({ place: z.enum(places) }),
    output: z.object({ path: z.string() }),
    errors: ["NOT_ON_THIS_MACHINE"],
  }),
  showLabelFile: operation({
    method: "POST",
    path: "/desk/labels/{orderItemId}/show",
    summary: "Show a label's file in the file manager",
    tag: "Desk",
    scope: "read",
    params: z.object({ orderItemId: requiredText(200) }),
    output: z.object({ path: z.string() }),
    errors: ["LABEL_NOT_FOUND", "NOT_ON_THIS_MACHINE"],
  }),
  saveFile: operation({
    method: "POST",
    path: "/desk/files/save",
    summary: "Ask where to save a file that the station made, and save it",
    tag: "Desk",
    scope: "read",
    body: z.object({
      fileName: requiredText(200).refine((name) => !/[/\\:]|^\.+$/.test(name), {
        error: "must be a name, not a path",
      }),
      bytes: Bytes,
    }),
    output: z.object({
      path: z.string().nullable().describe("Null when the person changed their mind."),
    }),
    errors: ["NOT_ON_THIS_MACHINE", "STORAGE_UNAVAILABLE"],
  }),
  chooseFolder: operation({
    method: "POST",
    path: "/desk/folders/choose",
    summary: "Ask for a folder",
    tag: "Desk",
    scope: "read",
    output: z.object({ path: z.string().nullable() }),
    errors: ["NOT_ON_THIS_MACHINE"],
  }),
  switchMode: operation({
    method: "POST",
    path: "/desk/mode",
    summary: "Start the program again in the other mode, now and from now on",
    description:
      "Refused while labels are being bought. Each mode has its own database, labels, keys and settings; the port is shared, so the two never run side by side on it.",
    tag: "Desk",
    scope: "read",
    body: z.object({ mode: z.enum(modes) }),
    output: z.object({ restarting: z.boolean().describe("False when it works in this mode.") }),
    errors: ["BATCH_BUSY", "MANAGED", "NOT_ON_THIS_MACHINE", "PURCHASE_IN_PROGRESS"],
  }),
  restartApp: operation({
    method: "POST",
    path: "/desk/restart",
    summary: "Start the program again, so that a new port or folder is used",
    tag: "Desk",
    scope: "read",
    output: z.object({ restarting: z.boolean() }),
    errors: ["NOT_ON_THIS_MACHINE"],
  }),
};
