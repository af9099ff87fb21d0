import { accessSync, constants, existsSync, realpathSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import type { Hindrance } from "#electron/updates/installer.ts";

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

/**
 * Does this program run out of the AppImage that the environment names? A program that was started from a terminal which is itself an
 * AppImage has that one's variables, and would replace it.
 */
function isOwnAppImage({ executable, env }: Installation): boolean {
  const { APPIMAGE: image, APPDIR: mounted } = env;
  if (!image || !mounted || !existsSync(image) || !existsSync(mounted)) return false;
  return realpathSync(executable).startsWith(`${realpathSync(mounted)}${sep}`) && isWritable(image);
}

/** Why this installation only tells of newer versions; null where it can put one in its place. */
export function hindranceOf(installation: Installation): Hindrance | null {
  const { platform, isPackaged, executable } = installation;
  if (platform === "linux" && isOwnAppImage(installation)) return null;
  if (!isPackaged) return "checkout";
  // The installer leaves its uninstaller beside the program; an MSI that IT rolls out does not.
  if (platform === "win32" && existsSync(join(dirname(executable), "Uninstall Shipdeck.exe")))
    return null;
  return "package";
}
