import { describe, expect, test } from "vitest";
import type { Api } from "#shared/contract/index.ts";
import type { Input } from "#shared/contract/operation.ts";
import { doors, failureOf, Room } from "../doors/room.ts";
import { readPages } from "../printing/read-pages.ts";
import { dana, parcel, warehouse } from "../seeds/warehouse.ts";

type Address = Input<Api["getRates"]>["fromAddress"];
const today = "2026-11-23";
const hour = 3_600_000;

/** Buys a label each, and answers their items in the order in which they were bought. */
async function buy(
  room: Room,
  count: number,
  more: { carrier?: "USPS" | "UPS"; from?: Address; isReturn?: boolean } = {},
): Promise<string[]> {
  await room.fund();
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { rates } = await room.client.getRates({
      fromAddress: more.from ?? warehouse,
      toAddress: dana,
      packageDetails: parcel,
      carriers: [more.carrier ?? "USPS"],
    });
    const { orderId, items } = await room.client.createOrder({
      items: [{ rateId: rates[0]?.id ?? "", isReturn: more.isReturn ?? false }],
    });
    await room.client.purchaseLabels({ orderId });
    ids.push(items[0]?.orderItemId ?? "");
  }
  return ids;
}

describe.each(doors)("the end of a day through %s", (door) => {
  test("one form takes all labels of a carrier, and its one barcode can be scanned", async () => {
    await using room = await Room.open(door);
    const ids = await buy(room, 3);
    await buy(room, 1, { carrier: "UPS" });
    await buy(room, 1, { isReturn: true });
    const manifest = await room.client.createManifest({ carrier: "usps" });
    expect(manifest).toMatchObject({
      carrier: "USPS",
      date: today,
      labelCount: 3,
      voidedCount: 0,
      services: [{ service: "GroundAdvantage", count: 3 }],
      shipFrom: { name: "Shipdeck Warehouse", zip: "94102" },
      createdAt: "2026-11-23T16:00:00.000Z",
    });
    expect(manifest.number).toMatch(/^9475790\d{15}$/);
    expect(manifest.labels.map(({ orderItemId }) => orderItemId)).toEqual(ids);
    const [form] = manifest.documents;
    expect(form).toMatchObject({ type: "manifest", pages: 1, contentType: "application/pdf" });
    const response = await fetch(form?.url ?? "");
    const pages = await readPages(new Uint8Array(await response.arrayBuffer()));
    expect(pages).toHaveLength(1);
    expect(pages[0]?.text).toContain("PS Form 5630");
    expect(pages[0]?.codes.map((code) => code.replaceAll(/\D/g, ""))).toEqual([manifest.number]);
    const { manifests, pagination } = await room.client.listManifests({});
    const { labels: _, ...entry } = manifest;
    expect([manifests, pagination.total]).toEqual([[entry], 1]);
    expect(await room.client.getManifest({ id: manifest.manifestId })).toEqual(manifest);
  });

  test("the same again finds nothing left and names the form; later labels come onto another", async () => {
    await using room = await Room.open(door);
    await buy(room, 2);
    const first = await room.client.createManifest({ carrier: "USPS", date: today });
    const again = await failureOf(room.client.createManifest({ carrier: "USPS", date: today }));
    expect([again.code, again.message]).toEqual([
      "NOTHING_TO_MANIFEST",
      expect.stringContaining(`2 on ${first.manifestId}`),
    ]);
    const [late = ""] = await buy(room, 1);
    const second = await room.client.createManifest({ carrier: "USPS", date: today });
    expect(second.labels.map(({ orderItemId }) => orderItemId)).toEqual([late]);
    expect(second.number).not.toBe(first.number);
    const { manifests } = await room.client.listManifests({ carrier: "USPS", date: today });
    expect(manifests.map(({ manifestId }) => manifestId)).toEqual([
      second.manifestId,
      first.manifestId,
    ]);
    expect((await room.client.listManifests({ carrier: "UPS" })).manifests).toEqual([]);
  });

  test("ten requests at once make one form, and each label stands on it once", async () => {
    await using room = await Room.open(door);
    const ids = await buy(room, 3);
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => room.client.createManifest({ carrier: "USPS" })),
    );
    const made = tries.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(made).toHaveLength(1);
    expect(made[0]?.labels.map(({ orderItemId }) => orderItemId)).toEqual(ids);
    for (const one of tries)
      if (one.status === "rejected")
        expect(one.reason).toMatchObject({ code: "NOTHING_TO_MANIFEST" });
  });

  test("a voided label is left out; one that is voided afterwards stays and is marked", async () => {
    await using room = await Room.open(door);
    const [before = "", after = "", kept = ""] = await buy(room, 3);
    await room.client.voidLabel({ orderItemId: before });
    const { manifestId } = await room.client.createManifest({ carrier: "USPS" });
    await room.client.voidLabel({ orderItemId: after });
    const manifest = await room.client.getManifest({ id: manifestId });
    expect([manifest.labelCount, manifest.voidedCount]).toEqual([2, 1]);
    expect(manifest.labels.map(({ orderItemId, voided }) => [orderItemId, voided])).toEqual([
      [after, true],
      [kept, false],
    ]);
    const file = await room.station.desk.readDocument({ document: { manifestId } });
    const [page] = await readPages(file.bytes);
    expect(page?.text).toContain("VOIDED after this form was made");
    expect(page?.text).toContain(manifest.labels[0]?.trackingCode);
  });

  test("a day is the day where the labels leave from, whatever it is in Greenwich", async () => {
    await using room = await Room.open(door);
    // Half past five on Monday afternoon in San Francisco is Tuesday in London.
    room.station.clock.jump(9.5 * hour);
    const [evening = ""] = await buy(room, 1);
    const tomorrow = await failureOf(
      room.client.createManifest({ carrier: "USPS", date: "2026-11-24" }),
    );
    expect(tomorrow.message).toContain("No USPS label was bought on 2026-11-24");
    const { labels, date } = await room.client.createManifest({ carrier: "USPS" });
    // The last pick-up is over, so the label and its form say Tuesday.
    expect([labels[0]?.orderItemId, date]).toEqual([evening, "2026-11-24"]);
  });

  test("a form is dated as its labels are: what was bought after the cut-off gets a form of its own", async () => {
    await using room = await Room.open(door);
    const early = await buy(room, 2);
    room.station.clock.jump(9.5 * hour);
    const late = await buy(room, 2);
    const forms = [
      await room.client.createManifest({ carrier: "USPS" }),
      await room.client.createManifest({ carrier: "USPS", date: today }),
    ];
    expect(forms.map(({ date, labels }) => [date, labels.map((one) => one.orderItemId)])).toEqual([
      [today, early],
      ["2026-11-24", late],
    ]);
    const said = ["23 NOV 2026", "24 NOV 2026"];
    for (const [index, { manifestId, labels }] of forms.entries()) {
      const form = await room.station.desk.readDocument({ document: { manifestId } });
      expect((await readPages(form.bytes))[0]?.text).toContain(said[index]);
      const label = await room.station.desk.readLabel({
        orderItemId: labels[0]?.orderItemId ?? "",
      });
      expect((await readPages(new Uint8Array(label.bytes)))[0]?.text).toContain(
        `SHIP DATE ${said[index]}`,
      );
    }
  });

  test("labels that are named may be handed in together: the form has the last of their ship dates, or the one that is asked for", async () => {
    await using room = await Room.open(door);
    const [first = "", second = ""] = await buy(room, 2);
    room.station.clock.jump(9.5 * hour);
    const [late = "", later = ""] = await buy(room, 2);
    const both = await room.client.createManifest({ carrier: "USPS", labelIds: [first, late] });
    expect([both.date, both.labelCount]).toEqual(["2026-11-24", 2]);
    const asked = { carrier: "USPS", labelIds: [second, later], date: "2026-11-25" };
    expect((await room.client.createManifest(asked)).date).toBe("2026-11-25");
  });

  test("labels from two places are told apart, and each place gets its own form", async () => {
    await using room = await Room.open(door);
    const here = await buy(room, 2);
    const from = { ...warehouse, name: "Annex", street1: "1 Post  St", zip: "94104" };
    const there = await buy(room, 1, { from });
    const mixed = await failureOf(room.client.createManifest({ carrier: "USPS" }));
    expect(mixed.code).toBe("SEVERAL_SHIP_FROMS");
    const places = mixed.errors.map(({ suggestion }) => suggestion ?? "");
    expect(places).toEqual([
      "1 DR CARLTON B GOODLETT PL, SAN FRANCISCO CA 94102",
      "1 POST ST, SAN FRANCISCO CA 94104",
    ]);
    const annex = await room.client.createManifest({ carrier: "USPS", shipFrom: places[1] });
    expect(annex.labels.map(({ orderItemId }) => orderItemId)).toEqual(there);
    const rest = await room.client.createManifest({ carrier: "USPS" });
    expect(rest.labels.map(({ orderItemId }) => orderItemId)).toEqual(here);
    expect(rest.shipFrom.name).toBe("Shipdeck Warehouse");
  });

  test("labels that are named come on the form, no others; all that is wrong is told at once", async () => {
    await using room = await Room.open(door);
    const [one = "", two = "", three = ""] = await buy(room, 3);
    const [ups = ""] = await buy(room, 1, { carrier: "UPS" });
    const [back = ""] = await buy(room, 1, { isReturn: true });
    const unknown = await failureOf(
      room.client.createManifest({ carrier: "USPS", labelIds: [one, "item_none"] }),
    );
    expect([unknown.code, unknown.errors[0]?.field]).toEqual(["LABEL_NOT_FOUND", "labelIds[1]"]);
    const chosen = await room.client.createManifest({ carrier: "USPS", labelIds: [two, one, two] });
    expect(chosen.labels.map(({ orderItemId }) => orderItemId)).toEqual([two, one]);
    await room.client.voidLabel({ orderItemId: three });
    const wrong = await failureOf(
      room.client.createManifest({ carrier: "USPS", labelIds: [one, ups, three, back] }),
    );
    expect(wrong.code).toBe("LABEL_NOT_MANIFESTABLE");
    expect(wrong.errors.map(({ code, field }) => [code, field])).toEqual([
      ["ON_A_MANIFEST", "labelIds[0]"],
      ["OTHER_CARRIER", "labelIds[1]"],
      ["VOIDED", "labelIds[2]"],
      ["RETURN", "labelIds[3]"],
    ]);
  });
});

test("another carrier's summary lists every piece behind its first page", async () => {
  await using room = await Room.open();
  const ids = await buy(room, 2, { carrier: "UPS" });
  const manifest = await room.client.createManifest({ carrier: "UPS" });
  expect(manifest.number).toMatch(/^UPS261123\d{6}$/);
  expect(manifest.documents[0]?.pages).toBe(2);
  const { manifestId } = manifest;
  const { bytes } = await room.station.desk.readDocument({ document: { manifestId } });
  const [head, list] = await readPages(bytes);
  expect(head?.text).toContain("END-OF-DAY SUMMARY");
  expect(head?.codes).toEqual([manifest.number]);
  expect(ids).toHaveLength(2);
  for (const { trackingCode } of manifest.labels) expect(list?.text).toContain(trackingCode);
});

test("a request that is sent again under its Idempotency-Key is told of the same form", async () => {
  await using room = await Room.open();
  await buy(room, 1);
  const headers = { "idempotency-key": "day-1" };
  const body = { carrier: "USPS" };
  const first = await room.ask("POST", "/manifests", { body, headers });
  const second = await room.ask("POST", "/manifests", { body, headers });
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.headers.get("idempotent-replayed")).toBe("true");
  expect(second.body.data).toEqual(first.body.data);
  // What a station leaves that stops between the form's commit and its answer.
  const { db } = room.station.station.parts.store;
  db.prepare("UPDATE idempotency SET status = NULL, body = NULL").run();
  const third = await room.ask("POST", "/manifests", { body, headers });
  expect([third.status, third.body.data]).toEqual([201, first.body.data]);
  const reader = await room.caller(["read"]);
  expect((await failureOf(reader.createManifest({ carrier: "USPS" }))).code).toBe("FORBIDDEN");
  expect((await reader.listManifests({})).manifests).toHaveLength(1);
});

test("the database itself keeps a label off a second form, and a form as it was", async () => {
  await using room = await Room.open();
  await buy(room, 1);
  await room.client.createManifest({ carrier: "USPS" });
  const { db } = room.station.station.parts.store;
  const again =
    "INSERT INTO manifest_label SELECT order_item_id, manifest_seq, 2 FROM manifest_label";
  expect(() => db.prepare(again).run()).toThrow(/UNIQUE/);
  expect(() => db.prepare("DELETE FROM manifest_label").run()).toThrow(/never changed/);
  expect(() => db.prepare("UPDATE manifest SET date = '2026-01-01'").run()).toThrow(
    /never changed/,
  );
});

test("the desk sees what waits for a form, by day, carrier and place, newest day first", async () => {
  await using room = await Room.open();
  await buy(room, 2);
  room.station.clock.jump(24 * hour);
  await buy(room, 1, { carrier: "UPS" });
  const { days } = await room.station.desk.listOpenDays();
  expect(days.map(({ date, carrier, labelCount }) => [date, carrier, labelCount])).toEqual([
    ["2026-11-24", "UPS", 1],
    ["2026-11-23", "USPS", 2],
  ]);
  const [, monday] = days;
  await room.client.createManifest({
    carrier: "USPS",
    date: monday?.date,
    shipFrom: monday?.shipFrom,
  });
  expect((await room.station.desk.listOpenDays()).days).toHaveLength(1);
});
