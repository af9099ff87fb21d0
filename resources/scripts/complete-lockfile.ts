import { readFileSync, writeFileSync } from "node:fs";

/**
 * Adds the platform packages that npm left out of package-lock.json because the registry it was made against does not carry
 * them (`@oxlint/binding-darwin-arm64` and the like). Without their entries `npm ci` calls the lockfile incomplete. Version
 * and platform follow from the parent's list and the package's name; other systems than Linux on glibc fetch them by version.
 * Run it after each change of dependencies: `node resources/scripts/complete-lockfile.ts`.
 */
interface Locked {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const systems = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const processors: readonly [RegExp, string][] = [
  [/arm64/, "arm64"],
  [/arm/, "arm"],
  [/x64/, "x64"],
  [/ia32/, "ia32"],
  [/ppc64/, "ppc64"],
  [/riscv64/, "riscv64"],
  [/s390x/, "s390x"],
];

function platformOf(name: string): Pick<Locked, "os" | "cpu" | "libc"> {
  const os = systems.find((system) => name.includes(system));
  const cpu = processors.find(([pattern]) => pattern.test(name))?.[1];
  if (!os || !cpu) throw new Error(`${name} does not tell its platform; add it by hand`);
  const libc = /musl/.test(name) ? "musl" : /gnu/.test(name) ? "glibc" : undefined;
  return { cpu: [cpu], ...(libc ? { libc: [libc] } : {}), os: [os] };
}

const path = "package-lock.json";
const lock = JSON.parse(readFileSync(path, "utf8")) as { packages: Record<string, Locked> };
const added: string[] = [];
for (const parent of Object.values(lock.packages))
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    if (lock.packages[key] || !/^\d+\.\d+\.\d+$/.test(version)) continue;
    lock.packages[key] = {
      version,
      ...(parent.dev ? { dev: true } : {}),
      optional: true,
      ...platformOf(name),
    };
    added.push(name);
  }
const root = lock.packages[""];
const rest = Object.entries(lock.packages).filter(([key]) => key !== "");
rest.sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = { ...(root ? { "": root } : {}), ...Object.fromEntries(rest) };
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added.length} platform packages added`);
