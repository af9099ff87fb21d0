#!/usr/bin/env node
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildDeb } from "./build-deb.ts";
import { buildRpm } from "./build-rpm.ts";
import { layOut } from "./lay-out.ts";
import { readPackageOrder } from "./package-order.ts";
import { writePapers } from "./write-papers.ts";

/**
 * What electron-builder asks of fpm, done by the distributions' own tools: dpkg-deb and rpmbuild. Its own fpm is a Ruby program for one
 * processor that it would download.
 */
const asked = readPackageOrder(process.argv.slice(2));
const work = mkdtempSync(join(tmpdir(), "shipdeck-package-"));
try {
  const order = { ...asked, contents: [...asked.contents, ...(await writePapers(asked, work))] };
  const tree = join(work, "tree");
  mkdirSync(tree, { mode: 0o755 });
  await layOut(order.contents, tree);
  await (order.kind === "deb" ? buildDeb(order, tree) : buildRpm(order, tree, work));
} finally {
  rmSync(work, { recursive: true, force: true });
}
