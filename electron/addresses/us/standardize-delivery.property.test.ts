import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openTestData } from "../test-data.ts";
import type { DeliveryContext } from "./delivery.ts";
import { standardizeDelivery } from "./standardize-delivery.ts";

const { suffixes } = openTestData();
const words =
  "MAIN|Oak|Broadway|St|Street|Ave|Avenue|Av|Rd|Road|Drive|Ct|Plaza|Way|Park|Lake|Mt|Hwy|Highway|Route|RT|Loop|N|S|E|W|North|South|East|West|NE|Northwest|SW|Apt|Apt.|Suite|Ste|Unit|#|No|Fl|Floor|Rm|Room|Bldg|Lot|Pier|Key|Rear|Front|Upper|Lower|PH|Penthouse|Office|Side|5|12|12B|4-A|289-01|101|1/2|½|39.2|3rd|10th|Tenth|Fifth|One|Two|County|CR|SR|US|I-95|FM|State|KY|Kentucky|Old|Bypass|Frontage|Box|PO|P.O.|POB|Drawer|RR|R.R.|RFD|HC|HC068|PSC|CMR|General|Delivery|Gen|Calle|Urb|Urb.|Carr|KM|Blq|Casa|c/o|Attn:|O'Neil|Mid-Island|N6W23001|A-17|of|the|B|C|Avenue A|Ranch|Township|Star|Apto|Ave.|SUITE#5|APT4|&|-|/|,".split(
    "|",
  );
const line = fc
  .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(" ", " ", " ", ", ", "")), {
    maxLength: 9,
  })
  .map((parts) => parts.flat().join(""));
const context: fc.Arbitrary<DeliveryContext> = fc.record({
  suffixes: fc.constant(suffixes),
  military: fc.boolean(),
  puertoRico: fc.boolean(),
});

describe("Standardizing an address that has been standardized", () => {
  it("changes nothing, whatever words stood in its lines", () => {
    fc.assert(
      fc.property(line, fc.oneof(fc.constant(""), line), context, (one, two, context) => {
        const first = standardizeDelivery(one, two, context);
        const second = standardizeDelivery(first.street1, first.street2, context);
        expect([second.street1, second.street2]).toEqual([first.street1, first.street2]);
      }),
      { numRuns: 20_000, seed: 28 },
    );
  });

  it("changes nothing, whatever signs stood in its lines", () => {
    const text = fc.string({ unit: "binary", maxLength: 40 });
    fc.assert(
      fc.property(text, text, context, (one, two, context) => {
        const first = standardizeDelivery(one, two, context);
        const second = standardizeDelivery(first.street1, first.street2, context);
        expect([second.street1, second.street2]).toEqual([first.street1, first.street2]);
      }),
      { numRuns: 5_000, seed: 28 },
    );
  });
});
