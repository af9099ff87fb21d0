import { parseArgs } from "node:util";

/** A Linux package that electron-builder orders, in fpm's words. */
export interface PackageOrder {
  kind: "deb" | "rpm";
  /** The file to write. */
  file: string;
  name: string;
  version: string;
  /** As the kind of package calls it: `amd64`, `x86_64`. */
  architecture: string;
  maintainer: string;
  vendor: string;
  url: string;
  license: string;
  summary: string;
  description: string;
  section: string;
  priority: string;
  depends: readonly string[];
  recommends: readonly string[];
  compression: string;
  /** Scripts that run as root when the program has been installed, and when it has been removed. */
  afterInstall: string;
  afterRemove: string;
  /** What goes where: `/build/linux-unpacked/` to `/opt/Shipdeck`. */
  contents: readonly { from: string; to: string }[];
}

const text = { type: "string" } as const;
const list = { type: "string", multiple: true, default: [] as string[] } as const;

/** Reads fpm's command line. An option that is not known here throws: what it would mean must not be lost. */
export function readPackageOrder(argv: readonly string[]): PackageOrder {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      "input-type": { ...text, short: "s" },
      "output-type": { ...text, short: "t" },
      depends: { ...list, short: "d" },
      "deb-recommends": list,
      "deb-compression": text,
      "rpm-compression": text,
      "deb-priority": text,
      "rpm-os": text,
      "rpm-summary": text,
      force: { type: "boolean" },
      architecture: text,
      "after-install": text,
      "after-remove": text,
      description: text,
      version: text,
      package: text,
      name: text,
      maintainer: text,
      vendor: text,
      url: text,
      category: text,
      license: text,
    },
  });
  const need = (name: keyof typeof values): string => {
    const value = values[name];
    if (typeof value !== "string" || value === "") throw new Error(`fpm: --${name} is missing`);
    return value;
  };
  const kind = need("output-type");
  if (kind !== "deb" && kind !== "rpm") throw new Error(`fpm: no packages of type ${kind} here`);
  const [first = "", ...rest] = need("description").split("\n");
  const body = rest.map((line) => line.trim()).filter(Boolean);
  return {
    kind,
    file: need("package"),
    name: need("name"),
    version: need("version"),
    architecture: need("architecture"),
    maintainer: need("maintainer"),
    vendor: need("vendor"),
    url: need("url"),
    license: need("license"),
    summary: values["rpm-summary"] ?? first,
    description: body.length > 0 ? body.join(" ") : first,
    section: values.category ?? "misc",
    priority: values["deb-priority"] ?? "optional",
    depends: values.depends,
    recommends: values["deb-recommends"],
    compression: values["deb-compression"] ?? values["rpm-compression"] ?? "xz",
    afterInstall: need("after-install"),
    afterRemove: need("after-remove"),
    contents: positionals.map((pair) => {
      const at = pair.lastIndexOf("=");
      return { from: pair.slice(0, at), to: pair.slice(at + 1) };
    }),
  };
}
