import type { Shipped } from "./list-packages.ts";

export interface Product {
  name: string;
  version: string;
  electron: string;
  /** Of the build, ISO 8601. */
  time: string;
}

/** npm's base64 as CycloneDX's hexadecimal. */
function hashesOf(integrity: string | null) {
  const [, digest] = /^sha512-(.+)$/.exec(integrity ?? "") ?? [];
  return digest
    ? [{ alg: "SHA-512" as const, content: Buffer.from(digest, "base64").toString("hex") }]
    : [];
}

/** A single SPDX id, an expression, or the words of whoever had none. */
function licenceOf(license: string) {
  if (/^[\w.+-]+$/.test(license) && license !== "UNLICENSED") return { license: { id: license } };
  if (/ (OR|AND|WITH) /.test(license)) return { expression: license };
  return { license: { name: license } };
}

const purl = (name: string, version: string) =>
  `pkg:npm/${name.startsWith("@") ? `%40${name.slice(1)}` : name}@${version}`;

/** The software bill of materials, CycloneDX 1.6 in JSON (ecma-424). */
export function billOfMaterials(product: Product, packages: readonly Shipped[]) {
  const self = `${product.name}@${product.version}`;
  const electron = { name: "electron", version: product.electron, license: "MIT", integrity: null };
  const components = [electron, ...packages].map(({ name, version, license, integrity }) => ({
    type: name === "electron" ? ("framework" as const) : ("library" as const),
    "bom-ref": purl(name, version),
    name,
    version,
    purl: purl(name, version),
    licenses: [licenceOf(license)],
    hashes: hashesOf(integrity),
  }));
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      timestamp: product.time,
      lifecycles: [{ phase: "build" }],
      component: {
        type: "application",
        "bom-ref": self,
        name: product.name,
        version: product.version,
        licenses: [{ license: { id: "MIT" } }],
      },
    },
    components,
    dependencies: [{ ref: self, dependsOn: components.map((one) => one["bom-ref"]) }],
  };
}
