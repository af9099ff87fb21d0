import type { Configuration } from "electron-builder";
import { hasAzure } from "./signing.ts";

export interface BuildChoice {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  /** The build that testers steer. */
  isDriver: boolean;
  isSigned: boolean;
  /** A runtime that lies here already; null: electron-builder fetches the pinned one, for each architecture. */
  electron: { folder: string; version: string } | null;
  /** A folder with a better-sqlite3 for that runtime, under the name of the packaged one; null: the packaged one does. */
  sqlite: string | null;
  /** Where the result goes. */
  output: string;
  /** Packed fast instead of small, for tests. */
  isQuick: boolean;
  version?: string | undefined;
}

/** What the testers' build is called everywhere, so that nobody takes it for the real one. */
const driver = {
  appId: "app.shipdeck.station.driver",
  productName: "Shipdeck-Driver",
  extraMetadata: {
    name: "shipdeck-driver",
    productName: "Shipdeck-Driver",
    desktopName: "shipdeck-driver.desktop",
  },
  linux: { executableName: "shipdeck-driver" },
  files: ["!out/{main,preload,renderer}/**", { from: "out/driver", to: "out" }],
  electronFuses: { enableNodeCliInspectArguments: true },
} satisfies Configuration;

function azureOptions(env: BuildChoice["env"]): Configuration {
  const of = (name: string) => env[name] ?? "";
  return {
    win: {
      azureSignOptions: {
        endpoint: of("AZURE_SIGNING_ENDPOINT"),
        codeSigningAccountName: of("AZURE_SIGNING_ACCOUNT"),
        certificateProfileName: of("AZURE_SIGNING_PROFILE"),
        publisherName: of("AZURE_SIGNING_PUBLISHER"),
      },
    },
  };
}

/**
 * What this build adds to electron-builder.yml.
 * @throws Error when a build that may be debugged would be signed
 */
export function chooseConfig(choice: BuildChoice): Configuration {
  const { platform, env, isDriver, isSigned, electron, sqlite, output, isQuick, version } = choice;
  if (isDriver && isSigned)
    throw new Error("A driver build opens its window to others, so it is never signed.");
  const plain = { extraMetadata: {}, files: [] };
  const { extraMetadata, files, ...flavour } = isDriver ? driver : plain;
  const unsigned = isSigned
    ? {}
    : { artifactName: "${productName}-${version}-${arch}-UNSIGNED.${ext}" };
  // Only Windows needs a program to print; a pattern under `linux` or `mac` would take the place of those for all.
  const exe = platform === "win32" ? [] : ["!node_modules/pdf-to-printer/dist/*.exe"];
  const prebuilds = "node_modules/better-sqlite3/prebuilds";
  const binding = sqlite ? [`!${prebuilds}/*`, { from: sqlite, to: prebuilds }] : [];
  return {
    extends: "electron-builder.yml",
    ...flavour,
    ...(electron ? { electronDist: electron.folder, electronVersion: electron.version } : {}),
    ...(hasAzure(env) ? azureOptions(env) : {}),
    directories: { output },
    extraMetadata: { ...extraMetadata, ...(version ? { version } : {}) },
    files: [...files, ...exe, ...binding],
    ...(isQuick ? { deb: { compression: "gz" }, rpm: { compression: "gzip" } } : {}),
    mac: { ...unsigned },
    ...(isSigned ? {} : { nsis: { ...unsigned }, msi: { ...unsigned } }),
  };
}
