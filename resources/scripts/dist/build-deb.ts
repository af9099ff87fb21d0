import { createHash } from "node:crypto";
import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { run } from "#electron/runtime/run.ts";
import { sizeOf } from "./lay-out.ts";
import type { PackageOrder } from "./package-order.ts";

function controlOf(order: PackageOrder, bytes: number): string {
  const lines = [
    `Package: ${order.name}`,
    `Version: ${order.version}`,
    `Architecture: ${order.architecture}`,
    `Maintainer: ${order.maintainer}`,
    `Installed-Size: ${Math.ceil(bytes / 1024)}`,
    ...(order.depends.length > 0 ? [`Depends: ${order.depends.join(", ")}`] : []),
    ...(order.recommends.length > 0 ? [`Recommends: ${order.recommends.join(", ")}`] : []),
    `Section: ${order.section}`,
    `Priority: ${order.priority}`,
    `Homepage: ${order.url}`,
    `Description: ${order.summary}`,
    // In lines of eighty characters with their blank.
    ...(order.description.match(/\S.{0,78}(?= |$)/g) ?? []).map((line) => ` ${line}`),
  ];
  return `${lines.join("\n")}\n`;
}

/** What `dpkg --verify` holds the installed files against. */
async function checksums(tree: string): Promise<string> {
  const lines: string[] = [];
  for (const entry of await readdir(tree, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    const sum = createHash("md5")
      .update(await readFile(path))
      .digest("hex");
    lines.push(`${sum}  ${relative(tree, path)}\n`);
  }
  return lines.sort().join("");
}

/**
 * electron-builder's one script of removal as dpkg wants it. The command goes before the program, or its link would lead nowhere and be
 * told of. dpkg calls both on upgrades too, after which the new version's links must be there.
 */
function removalScripts(script: string): { prerm: string; postrm: string } {
  const command = /^\s*(update-alternatives --remove .*)$/m;
  const [, unlink = ""] = command.exec(script) ?? [];
  if (!unlink) throw new Error("The script after removal has another form: update-alternatives");
  const [hashbang = "", ...rest] = script.replace(command, "    :").split("\n");
  const guard = 'case "$1" in remove|purge|abort-install|disappear) ;; *) exit 0 ;; esac';
  return {
    prerm: `${hashbang}\ncase "$1" in remove|deconfigure) ${unlink} ;; esac\n`,
    postrm: [hashbang, guard, ...rest].join("\n"),
  };
}

export async function buildDeb(order: PackageOrder, tree: string): Promise<void> {
  const bytes = await sizeOf(tree);
  const sums = await checksums(tree);
  const control = join(tree, "DEBIAN");
  await mkdir(control);
  await chmod(control, 0o755);
  await writeFile(join(control, "control"), controlOf(order, bytes));
  await writeFile(join(control, "md5sums"), sums);
  await writeFile(join(control, "postinst"), await readFile(order.afterInstall));
  const { prerm, postrm } = removalScripts(await readFile(order.afterRemove, "utf8"));
  await writeFile(join(control, "prerm"), prerm);
  await writeFile(join(control, "postrm"), postrm);
  for (const name of ["control", "md5sums"]) await chmod(join(control, name), 0o644);
  for (const name of ["postinst", "prerm", "postrm"]) await chmod(join(control, name), 0o755);
  await run("dpkg-deb", [
    "--root-owner-group",
    // "gz" is electron-builder's word for builds in a hurry.
    ...(order.compression === "gz" ? ["-Zgzip", "-z1"] : [`-Z${order.compression}`]),
    "--build",
    tree,
    order.file,
  ]);
}
