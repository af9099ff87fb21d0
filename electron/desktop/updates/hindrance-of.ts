import { accessSync, constants, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Hindrance } from "#electron/updates/installer.ts";
import { ownAppImage } from "./own-app-image.ts";

interface Installation {
  platform: NodeJS.Platform;
  isPackaged: boolean;
  /** The running program's file. */
  executable: string;
  env: Readonly<Record<string, string | undefined>>;
}

function isWritable(file: string): boolean {
  try {
    accessSync(file, constants.W_OK);
    accessSync(dirname(file), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Why this installation only tells of newer versions; null where it can put one in its place. */
export function hindranceOf(installation: Installation): Hindrance | null {
  const { platform, isPackaged, executable } = installation;
  const image = platform === "linux" ? ownAppImage(installation) : null;
  if (image !== null && isWritable(image)) return null;
  if (!isPackaged) return "checkout";
  // The installer leaves its uninstaller beside the program; an MSI that IT rolls out does not.
  if (platform === "win32" && existsSync(join(dirname(executable), "Uninstall Shipdeck.exe")))
    return null;
  return "package";
}
