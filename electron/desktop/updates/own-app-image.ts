import { existsSync, realpathSync } from "node:fs";
import { sep } from "node:path";

/**
 * The AppImage that this program runs out of; null where it runs out of none. A program that was started from a terminal which is
 * itself an AppImage has that one's variables, and must neither start nor replace it.
 */
export function ownAppImage({
  executable,
  env,
}: {
  /** The running program's file. */
  executable: string;
  env: Readonly<Record<string, string | undefined>>;
}): string | null {
  const { APPIMAGE: image, APPDIR: mounted } = env;
  if (!image || !mounted || !existsSync(image) || !existsSync(mounted)) return null;
  const isInside = realpathSync(executable).startsWith(`${realpathSync(mounted)}${sep}`);
  return isInside ? image : null;
}
