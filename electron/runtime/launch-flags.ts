/** Chromium refuses its sandbox to root, and to nobody else do we take it away. */
export function launchFlags(): string[] {
  return process.platform === "linux" && process.getuid?.() === 0 ? ["--no-sandbox"] : [];
}
