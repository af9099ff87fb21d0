import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "#electron/runtime/run.ts";
import type { PackageOrder } from "./package-order.ts";

/** electron-builder says Debian's names for both. */
const architectures: Readonly<Record<string, string>> = { amd64: "x86_64", arm64: "aarch64" };

const compressions: Readonly<Record<string, string>> = {
  xzmt: "w6T.xzdio",
  xz: "w6.xzdio",
  gzip: "w1.gzdio",
  none: "w0.ufdio",
};

/** What was laid out, and no folder above it: those are the system's. */
function filesOf({ contents }: PackageOrder): string {
  return contents.map(({ to }) => `"${to.replaceAll("%", "%%")}"`).join("\n");
}

async function specOf(order: PackageOrder, tree: string): Promise<string> {
  const script = async (file: string) => (await readFile(file, "utf8")).replaceAll("%", "%%");
  return `
%global __os_install_post %{nil}
%global debug_package %{nil}
%global _build_id_links none
%define _binary_payload ${compressions[order.compression] ?? compressions["xz"]}
Name: ${order.name}
Version: ${order.version.replaceAll("-", "~")}
Release: 1
Summary: ${order.summary}
License: ${order.license}
URL: ${order.url}
Vendor: ${order.vendor}
Packager: ${order.maintainer}
AutoReqProv: no
${order.depends.map((name) => `Requires: ${name}`).join("\n")}

%description
${order.description}

%install
mkdir -p %{buildroot}
cp -a '${tree}/.' %{buildroot}/

%post -p /bin/bash
${await script(order.afterInstall)}

%postun -p /bin/bash
# rpm calls this on upgrades too, after the new version has been set up.
[ "$1" -eq 0 ] || exit 0
${await script(order.afterRemove)}

%files
%defattr(-,root,root,-)
${filesOf(order)}
`;
}

export async function buildRpm(order: PackageOrder, tree: string, work: string): Promise<void> {
  const spec = join(work, `${order.name}.spec`);
  await writeFile(spec, await specOf(order, tree));
  const made = join(work, "rpms");
  await mkdir(made);
  await run("rpmbuild", [
    "-bb",
    `--target=${architectures[order.architecture] ?? order.architecture}-linux`,
    `--buildroot=${join(work, "root")}`,
    `--define=_topdir ${join(work, "rpmbuild")}`,
    `--define=_rpmdir ${made}`,
    "--define=_rpmfilename package.rpm",
    // The name of whoever's computer this is stays there.
    "--define=_buildhost localhost",
    spec,
  ]);
  await copyFile(join(made, "package.rpm"), order.file);
}
