import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "#electron/runtime/places.ts";
import { billOfMaterials, type Product } from "./bill-of-materials.ts";
import type { Shipped } from "./list-packages.ts";
import { writeNotices } from "./write-notices.ts";

/** Writes the bill of materials and the licences beside the installers; answers the file that goes into them too. */
export async function describeContents(
  product: Product,
  packages: readonly Shipped[],
  output: string,
): Promise<string> {
  const bill = `${JSON.stringify(billOfMaterials(product, packages), null, 2)}\n`;
  await writeFile(join(output, `${product.name}-${product.version}.cdx.json`), bill);
  const postal = await readFile(join(projectFolder, "resources/postal/README.md"), "utf8");
  const notices = join(output, "THIRD-PARTY-NOTICES.txt");
  await writeFile(notices, writeNotices(packages, postal));
  return notices;
}
