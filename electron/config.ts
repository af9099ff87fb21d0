import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import type { Policy } from "#shared/contract/desk/policy.ts";
import { firstMode } from "#shared/rules/first-mode.ts";
import { type Managed, openPolicy } from "./policy/open-policy.ts";
import { ownFolder } from "./policy/own-folder.ts";
import { productFolder } from "./product-folder.ts";

export const defaultPort = 4810;

const port = z.coerce
  .number({ error: "must be a port number" })
  .int({ error: "must be a whole port number" })
  .min(0, { error: "must be 0 to 65535" })
  .max(65_535, { error: "must be 0 to 65535" });

/** Where account keys go and prices come from: over a closed line, or from a server on this computer that plays the outside. */
const outsideUrl = z
  .url({ error: "must be a URL" })
  .refine((url) => /^https:|^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$)/.test(url), {
    error: "must begin with https://, or with http:// on this computer",
  })
  .transform((url) => url.replace(/\/+$/, ""));

/** Everything that the environment may say; nothing below this file reads process.env. */
const Environment = z.object({
  SHIPDECK_DATA: z.string().min(1).optional(),
  SHIPDECK_PORT: port.optional(),
  SHIPDECK_MODE: z.enum(["sandbox", "live"]).optional(),
  SHIPDECK_SQLITE_BINDING: z.string().min(1).optional(),
  SHIPDECK_RESOURCES: z.string().min(1).optional(),
  SHIPDECK_EASYPOST_URL: outsideUrl.optional(),
  SHIPDECK_TICKERS_URL: outsideUrl.optional(),
  SHIPDECK_EASYPOST_EVENTS_PORT: port.optional(),
  SHIPDECK_EASYPOST_EVENTS_SECRET_FILE: z.string().min(1).optional(),
  SHIPDECK_LAN_WEBHOOKS: z.stringbool().optional(),
  APPDATA: z.string().optional(),
  XDG_CONFIG_HOME: z.string().optional(),
});

export interface StationConfig {
  mode: "sandbox" | "live";
  /** The app's data folder; each mode has its own folder inside. */
  dataFolder: string;
  /** Where this mode's database, labels and logs lie. */
  folder: string;
  /** Where the desktop keeps what belongs to this computer; not there in a station without a window. */
  settingsFile: string;
  /** 0 takes a free one. */
  port: number;
  resourcesFolder: string;
  version: string;
  /** A better_sqlite3.node for runtimes that the packaged one does not suit. */
  sqliteBinding: string | undefined;
  lanWebhooks: boolean;
  /** What the company fixes for this computer; it stands above all the rest. Empty when nothing is managed. */
  policy: Policy;
  /** Where that was read; null when nothing is managed. */
  policyFile: string | null;
  /** The company's certificate authority (PEM), where its policy names one. */
  policyAuthority: string | null;
  /** EasyPost's server, or one that plays it. */
  easypostUrl: string;
  /** One server that plays all exchanges; null: they are asked themselves. */
  tickersUrl: string | null;
  /** Where EasyPost's own events are taken, and the file with their secret; null: nowhere. */
  easypostEvents: { port: number; secretFile: string } | null;
}

export interface ConfigOverrides {
  data?: string | undefined;
  port?: number | undefined;
  mode?: "sandbox" | "live" | undefined;
  resources?: string | undefined;
  settingsFile?: string | undefined;
}

function appData(env: z.output<typeof Environment>): string {
  if (process.platform === "win32") return env.APPDATA ?? join(homedir(), "AppData", "Roaming");
  if (process.platform === "darwin") return join(homedir(), "Library", "Application Support");
  return env.XDG_CONFIG_HOME || join(homedir(), ".config");
}

/**
 * The policy's value where it fixes one. Who asked for another one in so many words is refused: a station on other data than were
 * named, or with other money, must not start as if nothing had been said.
 */
function fixed<T>({ policy, file }: Managed, what: string, value: T | undefined, asked?: T) {
  if (value === undefined || asked === undefined || asked === value) return value ?? asked;
  const { contact = "who manages this computer" } = policy;
  throw new Error(
    `The policy ${file} fixes ${what}: ${String(value)}. ${String(asked)} cannot be used instead; leave it out, or ask ${contact}.`,
  );
}

function modeOf({ policy, file }: Managed, asked: StationConfig["mode"] | undefined) {
  const mode = asked ?? firstMode(policy);
  if (policy.modes && !policy.modes.includes(mode)) {
    const { contact = "who manages this computer" } = policy;
    throw new Error(
      `The policy ${file} does not allow ${mode} mode, only ${policy.modes.join(", ")}. Leave ${mode} out, or ask ${contact}.`,
    );
  }
  return mode;
}

function folderOf(path: string | undefined): string | undefined {
  return path === undefined ? undefined : resolve(ownFolder(path));
}

const Manifest = z.object({ version: z.string() });

/** Both or neither: a door without a secret is open to everybody. */
function eventsOf(env: z.output<typeof Environment>): StationConfig["easypostEvents"] {
  const events = env.SHIPDECK_EASYPOST_EVENTS_PORT;
  const secretFile = env.SHIPDECK_EASYPOST_EVENTS_SECRET_FILE;
  if (events === undefined && secretFile === undefined) return null;
  if (events === undefined || secretFile === undefined)
    throw new Error(
      "SHIPDECK_EASYPOST_EVENTS_PORT and SHIPDECK_EASYPOST_EVENTS_SECRET_FILE are needed together.",
    );
  return { port: events, secretFile };
}

/** Environment and command line as one parsed whole. Throws an Error with a sentence that names the wrong variable. */
export function loadConfig(
  env: Readonly<Record<string, string | undefined>>,
  overrides: ConfigOverrides = {},
): StationConfig {
  const parsed = Environment.safeParse(env);
  if (!parsed.success)
    throw new Error(
      parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; "),
    );
  const product = productFolder();
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(product, "package.json"), "utf8")));
  const managed = openPolicy(env, product);
  const { policy } = managed;
  const mode = modeOf(managed, overrides.mode ?? parsed.data.SHIPDECK_MODE);
  const askedFolder = folderOf(overrides.data ?? parsed.data.SHIPDECK_DATA);
  const dataFolder =
    fixed(managed, "the data folder", folderOf(policy.dataFolder), askedFolder) ??
    join(appData(parsed.data), "Shipdeck");
  const askedPort = overrides.port ?? parsed.data.SHIPDECK_PORT;
  return {
    mode,
    dataFolder,
    folder: join(dataFolder, mode),
    settingsFile: overrides.settingsFile ?? join(dataFolder, "settings.json"),
    port: fixed(managed, "the port", policy.port, askedPort) ?? defaultPort,
    resourcesFolder:
      overrides.resources ?? parsed.data.SHIPDECK_RESOURCES ?? join(product, "resources"),
    version: manifest.version,
    sqliteBinding: parsed.data.SHIPDECK_SQLITE_BINDING,
    lanWebhooks: policy.lanWebhooks ?? parsed.data.SHIPDECK_LAN_WEBHOOKS ?? false,
    policy,
    policyFile: managed.file,
    policyAuthority: managed.authority,
    easypostEvents: eventsOf(parsed.data),
    easypostUrl: parsed.data.SHIPDECK_EASYPOST_URL ?? "https://api.easypost.com",
    tickersUrl: parsed.data.SHIPDECK_TICKERS_URL ?? null,
  };
}
