import { z } from "zod";
import { isVersion } from "./compare-versions.ts";
import { UpdateRefused } from "./refused.ts";

/** One file that a version comes in. */
const ManifestFile = z.object({
  url: z.string().min(1).max(500),
  /** base64. */
  sha512: z.string().regex(/^[A-Za-z0-9+/]{86}==$/),
  /** Bytes. */
  size: z
    .number()
    .int()
    .positive()
    .max(4 * 1024 ** 3),
});

/** What electron-builder writes beside the installers as latest.yml. */
const Manifest = z.object({
  version: z.string().refine(isVersion, { error: "is no version such as 1.2.3" }),
  files: z.array(ManifestFile).min(1).max(50),
  releaseDate: z.string().max(60).optional(),
});
export type Manifest = z.output<typeof Manifest>;

/** The name of the manifest for this computer, as electron-builder gives it. */
export function manifestName(
  channel: string,
  { platform, arch }: { platform: NodeJS.Platform; arch: string },
): string {
  if (platform === "win32") return `${channel}.yml`;
  if (platform === "darwin") return `${channel}-mac.yml`;
  return `${channel}-linux${arch === "x64" ? "" : `-${arch}`}.yml`;
}

/** A manifest from its text, which was signed. Throws UpdateRefused when it is none. */
export async function parseManifest(name: string, text: string, url: URL): Promise<Manifest> {
  // Only a station that looks for updates needs it.
  const { parseUpdateInfo } = await import("electron-updater/out/providers/Provider.js");
  try {
    return Manifest.parse(parseUpdateInfo(text, name, url));
  } catch {
    throw new UpdateRefused(
      "UPDATE_MALFORMED",
      `${name} of the update feed is signed, but is no manifest that this version understands. Tell who looks after the feed.`,
    );
  }
}
