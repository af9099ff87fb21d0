import fc from "fast-check";
import { expect, test } from "vitest";
import { renderLabel } from "#electron/labels/render-label.ts";
import { readPdf } from "#electron/labels/testing/read-pdf.ts";
import { type LabelContent, labelSizes } from "#shared/rules/label.ts";
import { randomLabels } from "../labels/random-labels.ts";
import { Dice } from "./dice.ts";
import { drawText } from "./nasty-texts.ts";

const runs = Number(process.env["SHIPDECK_FUZZ_LABELS"] ?? 25);

/** The texts of a label that people write; symbols and codes are the carrier's. */
function spoilt(dice: Dice, label: LabelContent): LabelContent {
  const text = (max: number) => drawText(dice, max).slice(0, max);
  const address = (right: LabelContent["to"]) => ({
    ...right,
    name: text(100),
    company: text(100),
    street1: text(200),
    street2: text(200),
    city: text(100),
    state: text(60),
    zip: text(20),
    phone: text(40),
  });
  const customs = label.customs && {
    ...label.customs,
    customs_signer: text(100),
    contents_explanation: text(255),
    customs_items: label.customs.customs_items.map((item) => ({ ...item, description: text(200) })),
  };
  return {
    ...label,
    from: address(label.from),
    to: address(label.to),
    reference: text(200),
    endorsement: text(60),
    items: [{ quantity: 1, description: text(200) }],
    customs,
    size: dice.pick(labelSizes),
  };
}

/** The commands of a ZPL text, data of `^FD` left out. */
function commandsOf(zpl: string): string[] {
  return [...zpl.replaceAll(/\^FD.*?\^FS/gs, "^FD^FS").matchAll(/[\^~]([A-Z@][A-Z0-9@])/g)].map(
    ([, name]) => name ?? "",
  );
}

const harmless =
  /^(XA|XZ|FO|FD|FS|FH|FX|FB|FT|FR|FW|A0|A@|BC|BY|B7|BX|BD|B0|BO|GB|GF|GD|GC|CI|CF|PW|LL|LH|LS|LT|PO|PQ|PM|MM|MN|MD|LR|FN|DG|ID|XG)$/;

test("labels with any texts on them are drawn in every format, and no text becomes a command of the printer", async () => {
  const labels: LabelContent[] = [];
  for await (const label of randomLabels(7, 12)) labels.push(label);
  const property = fc.asyncProperty(fc.gen(), async (draw) => {
    const dice = new Dice(draw);
    const content = spoilt(dice, dice.pick(labels));
    const zpl = Buffer.from(
      await renderLabel({ kind: "render", content, format: "zpl" }),
    ).toString();
    const commands = commandsOf(zpl);
    expect(commands.filter((name) => !harmless.test(name))).toEqual([]);
    expect(commands.filter((name) => name === "XA")).toHaveLength(1);
    expect(commands.filter((name) => name === "XZ")).toHaveLength(1);
    expect(zpl.trimEnd()).toMatch(/\^XZ$/);
    expect(zpl).not.toMatch(/~/);
    const pdf = await renderLabel({ kind: "render", content, format: "pdf" });
    const { pages } = await readPdf(pdf);
    expect(pages).toBe(1);
    if (!dice.chance(20)) return;
    const png = await renderLabel({ kind: "render", content, format: "png" });
    expect(Buffer.from(png).subarray(1, 4).toString()).toBe("PNG");
  });
  await fc.assert(property, { numRuns: runs, endOnFailure: true });
});
