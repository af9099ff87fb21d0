import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { pipeline } from "node:stream/promises";
import { app } from "electron";
import type { AppUpdater, BaseUpdater } from "electron-updater";
import type { Installer } from "#electron/updates/installer.ts";
import { hindranceOf } from "./hindrance-of.ts";
import { makeUpdater } from "./make-updater.ts";
import { putAppImage } from "./put-app-image.ts";

interface Downloaded {
  updater: AppUpdater;
  path: string;
  sha512: string;
}

async function sha512Of(path: string): Promise<string> {
  const hash = createHash("sha512");
  await pipeline(createReadStream(path), hash);
  return hash.digest("base64");
}

/** Electron's way to replace the running program: an AppImage by itself, the NSIS installer on Windows. Everywhere else it only tells. */
export function openInstaller(): Installer {
  const { env, platform } = process;
  const { isPackaged } = app;
  const executable = process.execPath;
  let ready: Downloaded | null = null;
  return {
    hindrance: hindranceOf({ platform, isPackaged, executable, env }),
    async download(offer, fetch) {
      const updater = await makeUpdater(offer, fetch);
      const found = await updater.checkForUpdates();
      if (!found?.isUpdateAvailable) throw new Error("this version is not for this computer");
      const [path = ""] = await updater.downloadUpdate();
      const file = offer.files.find(({ name }) => basename(name) === basename(path));
      if (!file) throw new Error("the feed has no file for this computer");
      ready = { updater, path, sha512: file.sha512 };
    },
    async install(restart) {
      if (!ready) throw new Error("nothing was downloaded");
      const { path, sha512, updater } = ready;
      if (platform === "linux") {
        const image = env["APPIMAGE"] ?? "";
        putAppImage(path, { image, sha512 });
        // Once this one has ended: there is only one at a time.
        if (restart) app.relaunch({ execPath: image, args: process.argv.slice(1) });
        return;
      }
      if ((await sha512Of(path)) !== sha512)
        throw new Error("the downloaded installer was changed since it was checked");
      // Made by makeUpdater: on Windows it is one that runs an installer.
      if (!(updater as BaseUpdater).install(true, restart))
        throw new Error("the installer could not be started");
    },
  };
}
