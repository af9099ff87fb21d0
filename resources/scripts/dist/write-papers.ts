import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { projectFolder } from "#electron/runtime/places.ts";
import type { PackageOrder } from "./package-order.ts";

const others = (order: PackageOrder) => `
What it is built on has licences of its own. They lie beside the program, in the folder below /opt:
${order.contents.map(({ to }) => to).find((to) => to.startsWith("/opt/")) ?? "/opt"}
  THIRD-PARTY-NOTICES.txt   everything that is shipped beside Electron
  LICENSE.electron.txt      Electron
  LICENSES.chromium.html    Chromium
`;

/** Debian's own form of a list of changes; theirs is not ours, so it names the page that has them. */
const entryOf = (
  { name, version, maintainer }: PackageOrder,
  time: Date,
) => `${name} (${version}) stable; urgency=medium

  * What has changed stands in CHANGELOG.md.gz beside this file.

 -- ${maintainer}  ${time.toUTCString().replace("GMT", "+0000")}
`;

/** The licence and the changes, where administrators of either distribution look for them. Answers what lies where. */
export async function writePapers(
  order: PackageOrder,
  work: string,
): Promise<PackageOrder["contents"]> {
  const folder = async (name: string) => {
    const path = join(work, name);
    await mkdir(path);
    return path;
  };
  const license = await readFile(join(projectFolder, "LICENSE"), "utf8");
  const changes = join(projectFolder, "CHANGELOG.md");
  const documents = await folder("doc");
  const papers = [{ from: documents, to: `/usr/share/doc/${order.name}` }];
  if (order.kind === "deb") {
    await writeFile(join(documents, "copyright"), license + others(order));
    const pack = async (name: string, content: string | Buffer) =>
      writeFile(join(documents, name), await promisify(gzip)(content, { level: 9 }));
    await pack("changelog.gz", entryOf(order, new Date()));
    await pack("CHANGELOG.md.gz", await readFile(changes));
    return papers;
  }
  const licenses = await folder("licenses");
  await copyFile(changes, join(documents, "CHANGELOG.md"));
  await writeFile(join(licenses, "LICENSE"), license + others(order));
  return [...papers, { from: licenses, to: `/usr/share/licenses/${order.name}` }];
}
