import { spawnSync } from "node:child_process";

/** Installs strace where this machine lets us. */
export function haveStrace(): boolean {
  const there = () => spawnSync("strace", ["-V"]).status === 0;
  if (there()) return true;
  if (process.platform === "linux" && process.getuid?.() === 0)
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "strace"], {
      timeout: 60_000,
    });
  return there();
}
