import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Room } from "../doors/room.ts";
import { customs, orderFor, parcel, toronto, warehouse } from "../seeds/warehouse.ts";

/** What each format's file begins with. */
const picture = "\u0089PNG\r\n";
const signs = { pdf: "%PDF-", png: picture, png300: picture, zpl: "^XA" };
const endings = { pdf: "pdf", png: "png", png300: "300.png", zpl: "zpl" };
const types = {
  pdf: "application/pdf",
  png: "image/png",
  png300: "image/png",
  zpl: "application/zpl",
};

describe("the files of a bought label", () => {
  let room: Room;
  let formats: Record<string, string>;
  let orderItemId = "";
  beforeAll(async () => {
    room = await Room.open();
    await room.fund();
    const { orderId } = await orderFor(room.client);
    const { labels } = await room.client.purchaseLabels({ orderId });
    formats = labels[0]?.labelFormats ?? {};
    orderItemId = labels[0]?.orderItemId ?? "";
  });
  afterAll(() => room[Symbol.asyncDispose]());

  test.each(["pdf", "png", "png300", "zpl"] as const)(
    "%s is read without a key",
    async (format) => {
      const response = await fetch(formats[format] ?? "");
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe(types[format]);
      expect(response.headers.get("content-disposition")).toMatch(
        new RegExp(`^inline; filename="\\d{22}\\.${endings[format].replace(".", "\\.")}"$`),
      );
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("referrer-policy")).toBe("no-referrer");
      expect(response.headers.get("cache-control")).toContain("no-store");
      const text = Buffer.from(await response.arrayBuffer()).toString("latin1");
      expect(text.startsWith(signs[format])).toBe(true);
    },
  );

  test.each(["pdf", "png", "zpl"] as const)("the desk reads the same %s", async (format) => {
    const file = await room.station.desk.readLabel({ orderItemId, format });
    const served = new Uint8Array(await (await fetch(formats[format] ?? "")).arrayBuffer());
    expect(file.contentType).toBe(types[format]);
    expect(Buffer.from(file.bytes).equals(Buffer.from(served))).toBe(true);
  });

  test("the PDF is the same at every reading, long after", async () => {
    const read = async () => Buffer.from(await (await fetch(formats["pdf"] ?? "")).arrayBuffer());
    const first = await read();
    room.station.clock.jump(400 * 86_400_000);
    expect((await read()).equals(first)).toBe(true);
  });

  test("HEAD tells the length and sends nothing", async () => {
    const response = await fetch(formats["pdf"] ?? "", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get("content-length"))).toBeGreaterThan(1000);
    expect(await response.text()).toBe("");
  });

  test("another token, another ending or a way out of the folder is a 404", async () => {
    const pdf = formats["pdf"] ?? "";
    const token = /labels\/([\w-]+)\.pdf/.exec(pdf)?.[1] ?? "";
    const wrong = [
      `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}.pdf`,
      `${token}.gif`,
      `${token}.__proto__`,
      token,
      `${token}.pdf%00`,
      "%2e%2e%2fstation.db",
      "..%2f..%2fsandbox%2fstation.db",
    ];
    for (const name of wrong) {
      const response = await fetch(pdf.replace(/[^/]+$/, name));
      expect([name, response.status]).toEqual([name, 404]);
      expect(await response.json()).toMatchObject({ success: false, code: "LABEL_NOT_FOUND" });
    }
  });

  test("an item without a label has no file at the desk either", async () => {
    const call = room.station.desk.readLabel({ orderItemId: "item_none" });
    await expect(call).rejects.toMatchObject({ code: "LABEL_NOT_FOUND" });
  });
});

test("a label abroad is bought and served in all formats, from each carrier", async () => {
  await using room = await Room.open();
  await room.fund();
  const { rates } = await room.client.getRates({
    fromAddress: warehouse,
    toAddress: toronto,
    packageDetails: parcel,
    customsInfo: customs,
  });
  const firstOf = (carrier: string) => rates.find((rate) => rate.carrier === carrier)?.id ?? "";
  const items = ["USPS", "UPS", "FEDEX", "DHL"].map((name) => ({ rateId: firstOf(name) }));
  const { orderId } = await room.client.createOrder({ items });
  const { labels, successCount } = await room.client.purchaseLabels({ orderId });
  expect(successCount).toBe(4);
  for (const { labelFormats } of labels)
    for (const format of ["pdf", "png", "zpl"] as const) {
      const response = await fetch(labelFormats[format] ?? "");
      const text = Buffer.from(await response.arrayBuffer()).toString("latin1");
      expect(text.startsWith(signs[format])).toBe(true);
    }
});
