import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readPdf } from "#electron/labels/testing/read-pdf.ts";
import type { PaperSize } from "#shared/contract/desk/printer-profile.ts";
import type { LabelSize } from "#shared/rules/label.ts";
import { doors, failureOf, Room } from "../doors/room.ts";
import { readPages } from "../printing/scan-pages.ts";
import { magic, orderFor } from "../seeds/warehouse.ts";

const mm = 72 / 25.4;
const pages: [LabelSize, number, number][] = [
  ["4x6", 288, 432],
  ["4x8", 288, 576],
  ["a6", 105 * mm, 148 * mm],
  ["letter", 792, 612],
];

async function bytesAt(url: string | null | undefined): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(url ?? "")).arrayBuffer());
}

/** Buys one label; answers its entry. */
async function buy(room: Room, labelSize?: LabelSize, reference = "SO-1001") {
  const { orderId } = await orderFor(room.client, undefined, { externalReference: reference });
  const { labels } = await room.client.purchaseLabels({ orderId, labelSize });
  if (!labels[0]?.trackingCode) throw new Error("no label was bought");
  return labels[0];
}

describe.each(doors)("the paper of a label, through %s", (door) => {
  test("is the one that the purchase asks for, and the label on it scans", async () => {
    await using room = await Room.open(door);
    await room.fund();
    for (const [size, width, height] of pages) {
      const { labelUrl, trackingCode } = await buy(room, size, `SO-${size}`);
      const [page] = await readPages(await bytesAt(labelUrl));
      expect([page?.width, page?.height]).toEqual([
        expect.closeTo(width, 1),
        expect.closeTo(height, 1),
      ]);
      expect(page?.readings).toContain(trackingCode);
      if (size === "4x8" || size === "letter")
        expect(page?.text.split("\n").filter((line) => line === "REF: SO-" + size)).not.toEqual([]);
    }
  });

  test("is 4 x 6 when nobody says otherwise, and else what the settings say", async () => {
    await using room = await Room.open(door);
    await room.fund();
    const before = await readPdf(await bytesAt((await buy(room)).labelUrl));
    await room.station.desk.updateSettings({ labelSize: "4x8" });
    const after = await readPdf(await bytesAt((await buy(room, undefined, "SO-2")).labelUrl));
    const said = await readPdf(await bytesAt((await buy(room, "4x6", "SO-3")).labelUrl));
    expect([before.size, after.size, said.size]).toEqual([
      [0, 0, 288, 432],
      [0, 0, 288, 576],
      [0, 0, 288, 432],
    ]);
  });

  test("that nobody makes is refused, and nothing is bought", async () => {
    await using room = await Room.open(door);
    await room.fund();
    const { orderId } = await orderFor(room.client);
    const failure = await failureOf(
      room.client.purchaseLabels({ orderId, labelSize: "a4" as LabelSize }),
    );
    expect(failure.code).toBe("VALIDATION_ERROR");
    expect(failure.errors[0]?.field).toBe("labelSize");
    expect((await room.client.getOrder({ id: orderId })).paymentStatus).toBe("pending");
  });

  test("is remembered when the carrier answers late", async () => {
    await using room = await Room.open(door);
    await room.fund();
    const { orderId } = await orderFor(room.client, [magic("TIMEOUT BOUGHT")]);
    await room.client.purchaseLabels({ orderId, labelSize: "a6" });
    await room.station.desk.updateSettings({ labelSize: "letter" });
    await room.station.clock.advance(60_000);
    await room.station.station.processAll();
    const order = await room.client.getOrder({ id: orderId });
    const { size } = await readPdf(await bytesAt(order.items[0]?.label?.labelUrl));
    expect(size.map(Math.round)).toEqual([0, 0, 298, 420]);
  });
});

test("a label of any size goes on any paper of a printer and scans", async () => {
  await using room = await Room.open();
  await room.fund();
  const folder = await mkdtemp(join(tmpdir(), "shipdeck-sizes-"));
  const papers: PaperSize[] = ["4x6", "4x8", "a6", "letter-1"];
  for (const [labelSize] of pages) {
    const { orderItemId, trackingCode } = await buy(room, labelSize, `SO-${labelSize}`);
    for (const size of papers) {
      const profile = await room.station.desk.savePrinterProfile({
        name: `${labelSize} on ${size}`,
        route: { kind: "folder", folder },
        size,
        // A label that fills a letter sheet lies on its side; the decoder here reads upright ones only.
        rotation: labelSize === "letter" && size === "letter-1" ? 270 : 0,
      });
      const { bytes } = await room.station.desk.savePrint({
        profileId: profile.id,
        orderItemIds: [orderItemId],
      });
      const [page] = await readPages(bytes);
      expect(page?.readings, `${labelSize} on ${size}`).toContain(trackingCode);
      const whole = { "4x8": "4x8", letter: "letter-1", "4x6": null, a6: null }[labelSize];
      // What stands beside the label is printed on its own paper alone.
      if (whole) expect(page?.text.includes("TRACKING #: ")).toBe(size === whole);
    }
  }
  await rm(folder, { recursive: true, force: true });
});

test("a label for 4 x 8 paper goes to a label printer as ZPL of that length", async () => {
  await using room = await Room.open();
  await room.fund();
  const { labelFormats } = await buy(room, "4x8");
  const zpl = new TextDecoder().decode(await bytesAt(labelFormats["zpl"]));
  expect(zpl).toContain("^PW812^LL1624");
  const letter = await buy(room, "letter", "SO-2");
  const rolled = new TextDecoder().decode(await bytesAt(letter.labelFormats["zpl"]));
  expect(rolled).toContain("^PW812^LL1218");
});
