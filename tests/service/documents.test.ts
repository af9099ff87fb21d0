import { expect, test } from "vitest";
import type { Api } from "#shared/contract/index.ts";
import type { Input } from "#shared/contract/operation.ts";
import { Room } from "../doors/room.ts";
import { readPages } from "../printing/read-pages.ts";
import { customs, dana, parcel, toronto, warehouse } from "../seeds/warehouse.ts";

type RatesInput = Input<Api["getRates"]>;

/** Buys the cheapest label of a shipment, and answers its entry. */
async function bought(
  room: Room,
  shipment: Partial<RatesInput>,
  item: { packingSlip?: boolean } = {},
) {
  await room.fund();
  const { rates } = await room.client.getRates({
    fromAddress: warehouse,
    toAddress: toronto,
    packageDetails: parcel,
    carriers: ["USPS"],
    ...shipment,
  });
  const { orderId } = await room.client.createOrder({
    items: [{ rateId: rates[0]?.id ?? "", ...item }],
    externalReference: "PO-9",
  });
  const { labels } = await room.client.purchaseLabels({ orderId });
  const [label] = labels;
  if (!label?.success) throw new Error(`no label was bought: ${label?.message}`);
  return { orderId, label };
}

async function download(url: string): Promise<{ response: Response; bytes: Uint8Array }> {
  const response = await fetch(url);
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

const wallet = {
  description: "Leather wallet",
  quantity: 1,
  value: 55,
  weight: 12,
  origin_country: "US",
  hs_tariff_number: "420231",
};
const worth = (value: number) => ({ ...customs, customs_items: [{ ...wallet, value }] });

test("a declaration is signed on the day of the purchase, and shipped when the label says", async () => {
  await using room = await Room.open();
  // Half past five on a Monday afternoon: the last pick-up is over.
  room.station.clock.jump(9.5 * 3_600_000);
  const signed = async (carriers: RatesInput["carriers"], customsInfo = customs) => {
    const { label } = await bought(room, { carriers, customsInfo });
    const papers = label.documents.map(({ url }) => url);
    const pages = [label.labelFormats.pdf, ...papers.slice(0, 1)].map(async (url) => {
      const [page] = await readPages((await download(url ?? "")).bytes);
      return page?.text ?? "";
    });
    return Promise.all(pages);
  };
  const [label, form] = await signed(["USPS"]);
  expect(label).toContain("SHIP DATE 24 NOV 2026");
  expect(label).toMatch(/Signed: .*, 2026-11-23/);
  expect(form).toContain("2026-11-23");
  expect(form).not.toContain("2026-11-24");
  const [, invoice] = await signed(["UPS"]);
  expect(invoice).toContain("2026-11-23");
});

test("a label at home has no papers, and with a packing slip that was asked for exactly that", async () => {
  await using room = await Room.open();
  const plain = await bought(room, { toAddress: dana });
  expect(plain.label.documents).toEqual([]);
  const slip = await bought(room, { toAddress: dana, customsInfo: customs }, { packingSlip: true });
  expect(slip.label.documents.map(({ type }) => type)).toEqual(["cn22", "packing_slip"]);
  const { bytes } = await download(slip.label.documents[1]?.url ?? "");
  const [page] = await readPages(bytes);
  expect(page?.text).toContain("Leather wallet");
  expect(page?.codes).toContain("PO-9");
});

test.each([
  [400, "cn22", "CN 22", 288],
  [400.01, "cn23", "CN 23", 612],
] as const)(
  "mail abroad worth %f dollars carries a %s, and its invoice three times; a link reads them without a key",
  async (value, type, name, width) => {
    await using room = await Room.open();
    const { label, orderId } = await bought(room, { customsInfo: worth(value) });
    const { trackingCode } = label;
    expect(label.documents).toEqual([
      {
        type,
        url: label.labelUrl?.replace(".pdf", `.${type}.pdf`),
        contentType: "application/pdf",
        pages: 1,
      },
      {
        type: "commercial_invoice",
        url: label.labelUrl?.replace(".pdf", ".commercial_invoice.pdf"),
        contentType: "application/pdf",
        pages: 3,
      },
    ]);
    const [form, invoice] = await Promise.all(label.documents.map(({ url }) => download(url)));
    expect(form?.response.headers.get("content-type")).toBe("application/pdf");
    expect(form?.response.headers.get("content-disposition")).toBe(
      `inline; filename="${trackingCode}-${type}.pdf"`,
    );
    const [sheet] = await readPages(form?.bytes ?? new Uint8Array());
    expect(sheet?.width).toBe(width);
    for (const text of [name, "NOEEI 30.37(a)", "DDU", "420231", value.toFixed(2), "Ada Quist"])
      expect(sheet?.text).toContain(text);
    expect(sheet?.codes).toContain(trackingCode);
    const copies = await readPages(invoice?.bytes ?? new Uint8Array());
    expect(copies.map(({ text }) => /\d of 3/.exec(text)?.[0])).toEqual([
      "1 of 3",
      "2 of 3",
      "3 of 3",
    ]);
    expect(copies[0]?.text).toContain("PO-9");
    // The same everywhere that the label is told of, and the same bytes however late.
    const order = await room.client.getOrder({ id: orderId });
    expect(order.items[0]?.label?.documents).toEqual(label.documents);
    room.station.clock.jump(400 * 86_400_000);
    const later = await download(label.documents[0]?.url ?? "");
    expect(Buffer.from(later.bytes).equals(Buffer.from(form?.bytes ?? []))).toBe(true);
    const read = await room.station.desk.readDocument({
      document: { orderItemId: label.orderItemId, type },
    });
    expect(Buffer.from(read.bytes).equals(Buffer.from(later.bytes))).toBe(true);
  },
);

test("a courier takes an invoice over the border and no postal form; a gift goes with a proforma invoice", async () => {
  await using room = await Room.open();
  const sold = await bought(room, { carriers: ["UPS"], customsInfo: customs });
  expect(sold.label.documents.map(({ type }) => type)).toEqual(["commercial_invoice"]);
  const gift = await bought(room, {
    carriers: ["FEDEX"],
    customsInfo: { ...customs, contents_type: "gift" },
  });
  expect(gift.label.documents.map(({ type }) => type)).toEqual(["proforma_invoice"]);
});

test("a hundred articles are declared on as many sheets as they need", async () => {
  await using room = await Room.open();
  const items = Array.from({ length: 100 }, (_, index) => ({
    ...wallet,
    description: `Article ${index + 1}.`,
    value: 1,
    weight: 0.1,
  }));
  const { label } = await bought(room, { customsInfo: { ...customs, customs_items: items } });
  const [form] = label.documents;
  const { bytes } = await download(form?.url ?? "");
  const pages = await readPages(bytes);
  expect(pages).toHaveLength(form?.pages ?? 0);
  const text = pages.map((page) => page.text).join("\n");
  for (const { description } of items) expect(text.split(description)).toHaveLength(2);
});

test("a paper that the label does not have, or a token that nobody has, is a 404", async () => {
  await using room = await Room.open();
  const { label } = await bought(room, { customsInfo: customs });
  const url = label.labelUrl ?? "";
  for (const ending of [
    "cn23.pdf",
    "packing_slip.pdf",
    "manifest.pdf",
    "cn22.png",
    "cn22.pdf.pdf",
  ]) {
    const response = await fetch(url.replace(".pdf", `.${ending}`));
    expect([ending, response.status]).toEqual([ending, 404]);
  }
  const other = `${room.station.url}/labels/${"A".repeat(24)}.cn22.pdf`;
  expect((await fetch(other)).status).toBe(404);
});

test("the request log shows which paper was read, never the token", async () => {
  await using room = await Room.open();
  const { label } = await bought(room, { customsInfo: customs });
  await fetch(label.documents[0]?.url ?? "");
  const { requests } = await room.station.desk.listRequests();
  expect(requests.map(({ path }) => path)).toContain("/labels/….cn22.pdf");
});
