import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layOutLabel } from "./lay-out-label.ts";
import { layoutFaults } from "./testing/layout-faults.ts";
import { longAddresses, missingParts } from "./testing/long-addresses.ts";
import { sampleContents } from "./testing/sample-contents.ts";
import { texts } from "./testing/texts.ts";

const samples = Object.entries(sampleContents);

describe("the layout of labels with long addresses", () => {
  describe.each(Object.entries(longAddresses))("a long address in %s", (_, address) => {
    it.each(samples)("stands whole on %s, at either end of the way", (_name, sample) => {
      for (const size of ["4x6", "a6"] as const)
        for (const content of [
          { ...sample, size, to: address },
          { ...sample, size, from: address },
        ]) {
          const drawing = layOutLabel(content);
          expect(missingParts(address, texts(drawing))).toEqual([]);
          expect(layoutFaults(drawing)).toEqual([]);
        }
    });
  });

  it.each(samples)("prints on %s every word of a street as long as the API takes", (_, sample) => {
    const word = fc.stringMatching(/^[A-Z0-9]{1,16}$/);
    const line = fc
      .array(word, { minLength: 1, maxLength: 60 })
      .map((words) => words.join(" ").slice(0, 200).trim());
    fc.assert(
      fc.property(line, line, line, line, (street1, street2, name, company) => {
        const change = {
          street1,
          street2,
          name: name.slice(0, 100),
          company: company.slice(0, 100),
        };
        const to = { ...sample.to, ...change };
        const from = { ...sample.from, ...change };
        for (const content of [
          { ...sample, to },
          { ...sample, from },
        ])
          expect(missingParts(content.to === to ? to : from, texts(layOutLabel(content)))).toEqual(
            [],
          );
      }),
      { numRuns: 10, endOnFailure: true },
    );
  });
});
