import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { app } from "electron";
import type { AppUpdater } from "electron-updater";
import type { WantedFile } from "#electron/updates/fetch.ts";
import type { Offer } from "#electron/updates/read-feed.ts";

type Fetch = (file: WantedFile, target: string) => Promise<void>;

/** What the package says of itself; electron-builder writes it where it signs for Windows. A file of our own where there is none. */
function updateConfig(cache: string): string {
  const packaged = join(process.resourcesPath, "app-update.yml");
  if (existsSync(packaged)) return packaged;
  const own = join(cache, "app-update.yml");
  mkdirSync(cache, { recursive: true });
  writeFileSync(own, "updaterCacheDirName: updates\n", { mode: 0o600 });
  return own;
}

/** The program, as electron-updater sees it. */
function adapter() {
  const cache = join(app.getPath("sessionData"), "updates");
  return {
    version: app.getVersion(),
    name: app.getName(),
    isPackaged: true,
    appUpdateConfigPath: updateConfig(cache),
    userDataPath: cache,
    baseCachePath: cache,
    whenReady: () => app.whenReady(),
    relaunch: () => app.relaunch(),
    quit: () => app.quit(),
    // It installs when we say so, never by itself.
    onQuit: () => {},
  };
}

/** The updater of this platform, around one offer. It decides nothing: what it may take was verified, and what it fetches `fetch` judges. */
export async function makeUpdater(offer: Offer, fetch: Fetch): Promise<AppUpdater> {
  const [{ AppImageUpdater, NsisUpdater }, { OfferedProvider }] = await Promise.all([
    import("electron-updater"),
    import("./offered-provider.ts"),
  ]);
  const parts = adapter();
  const updater =
    process.platform === "win32" ? new NsisUpdater(null, parts) : new AppImageUpdater(null, parts);
  updater.logger = null;
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  updater.allowDowngrade = false;
  updater.disableDifferentialDownload = true;
  updater.disableWebInstaller = true;
  // Whom it is for was decided when it was offered.
  updater.isUserWithinRollout = () => true;
  const download = async (url: URL, target: string): Promise<string> => {
    const file = offer.files.find((one) => one.url.href === url.href);
    if (!file) throw new Error(`${url.pathname} was not offered`);
    await fetch(file, target);
    return target;
  };
  // Its own way to the network is left out of its types; ours follows no redirect and knows the company's proxy.
  Object.assign(updater, { httpExecutor: { download } });
  updater.setFeedURL({ provider: "custom", updateProvider: OfferedProvider, offer });
  return updater;
}
