/**
 * Turns registry packages into the compact files of resources/postal/ that the address engine reads.
 * Run after a change of those packages: `node resources/scripts/build-postal-data.ts`. The output depends on nothing else.
 * Sources and licences: resources/postal/README.md.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { canadianAreas } from "./postal/canadian-areas.ts";
import { countryRules } from "./postal/country-rules.ts";
import { nearbyPlaces } from "./postal/nearby-places.ts";
import { sharedPostOfficeLines } from "./postal/shared-post-offices.ts";
import { streetSuffixes } from "./postal/street-suffixes.ts";
import { usZips } from "./postal/us-zips.ts";

const zips = usZips();
const files: Record<string, string> = {
  "us-zips.tsv.br": zips,
  "shared-post-offices.tsv.br": sharedPostOfficeLines(),
  "nearby-places.tsv.br": nearbyPlaces(zips),
  "canadian-areas.tsv.br": canadianAreas(),
  "street-suffixes.tsv.br": streetSuffixes(),
  "countries.json.br": countryRules(),
};

const folder = fileURLToPath(new URL("../postal/", import.meta.url));
for (const [name, text] of Object.entries(files)) {
  const bytes = Buffer.from(text);
  const packed = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  writeFileSync(folder + name, packed);
  const rows = text.split("\n").length - 1;
  console.log(`${name}: ${rows} lines, ${bytes.length} bytes, ${packed.length} packed`);
}
