import { homedir } from "node:os";

/** `~/` is the account's own folder: one policy serves many people. */
export function ownFolder(path: string): string {
  return path.replace(/^~(?=\/)/, homedir());
}
