import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  author: z.union([z.string(), z.object({ name: z.string() })]).optional(),
});

const Locked = z.object({
  packages: z.record(
    z.string(),
    z.object({ dev: z.boolean().optional(), integrity: z.string().optional() }),
  ),
});

/** A package whose code or files are in the program. */
export interface Shipped {
  name: string;
  version: string;
  /** As its manifest says it, usually an SPDX expression. */
  license: string;
  author: string;
  /** `sha512-…` as npm recorded it; null for packages that only this system has. */
  integrity: string | null;
  /** Its licence files as they are. */
  texts: readonly string[];
}

function describe(folder: string, integrity: string | null): Shipped {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
  const { name, version, license = "not stated", author = "" } = manifest;
  const files = readdirSync(folder).filter((file) =>
    /^(licen[cs]e|copying|notice|ofl)([.-].*)?$/i.test(file),
  );
  return {
    name,
    version,
    license: typeof license === "string" ? license : license.type,
    author: typeof author === "string" ? author : author.name,
    integrity,
    texts: files.map((file) => readFileSync(join(folder, file), "utf8").trim()),
  };
}

/**
 * All packages that are shipped: those in the bundles (their builds wrote them down) and those that go along as they are.
 * @param out the build, such as `out`
 */
export function listPackages(project: string, out: string): Shipped[] {
  const { packages } = Locked.parse(
    JSON.parse(readFileSync(join(project, "package-lock.json"), "utf8")),
  );
  const bundled = ["main", "preload", "renderer"].flatMap((part) =>
    z.array(z.string()).parse(JSON.parse(readFileSync(join(out, part, "contents.json"), "utf8"))),
  );
  const along = Object.entries(packages)
    .filter(([path, { dev }]) => path !== "" && !dev && existsSync(join(project, path)))
    .map(([path]) => path);
  const shipped = [...new Set([...bundled, ...along])].map((path) =>
    describe(join(project, path), packages[path]?.integrity ?? null),
  );
  const byName = new Map(shipped.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
