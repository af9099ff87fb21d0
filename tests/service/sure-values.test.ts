import { expect, test } from "vitest";
import { sureValues } from "#shared/rules/sure-values.ts";
import { Room } from "../doors/room.ts";
import { dana, magic, orderFor, parcel, toronto, warehouse } from "../seeds/warehouse.ts";

/** What each row of the table really does to a running station. */
const tries: Readonly<Record<string, (room: Room, value: string) => Promise<void>>> = {
  "packageDetails.length": async (room, value) => {
    const { body, status } = await rates(room, dana, { ...parcel, length: Number(value) });
    expect(status).toBe(200);
    expect(body.data["rates"]).toEqual([]);
    expect(JSON.stringify(body.data["messages"])).toMatch(/long|large|length/i);
  },
  "toAddress.street1": async (room, value) => {
    const { body } = await rates(room, { ...dana, street1: value });
    const offers = body.data["rates"] as { carrier: string }[];
    expect(new Set(offers.map(({ carrier }) => carrier))).toEqual(new Set(["USPS"]));
    const messages = body.data["messages"] as { carrier: string }[];
    expect(messages.map(({ carrier }) => carrier)).toEqual(
      expect.arrayContaining(["UPS", "FEDEX", "DHL"]),
    );
  },
  "toAddress.country": async (room) => {
    const { body, status } = await rates(room, toronto);
    expect([status, body.code, body.errors[0]?.field]).toEqual([
      400,
      "VALIDATION_ERROR",
      "customsInfo",
    ]);
  },
  "address.zip": async (room, value) => {
    const address = { ...dana, zip: value };
    const plain = await room.ask("POST", "/shipping/verify-address", { body: { address } });
    expect([plain.status, plain.body.data["verified"]]).toEqual([200, false]);
    expect(JSON.stringify(plain.body.data)).toMatch(/ZIP/);
    const strict = await room.ask("POST", "/shipping/verify-address", {
      body: { address, strict: true },
    });
    expect([strict.status, strict.body.code]).toEqual([422, "ADDRESS_VERIFY_FAILURE"]);
  },
  trackingCode: async (room, value) => {
    const { status, body } = await room.ask("GET", `/tracking/${value}`);
    expect([status, body.code]).toEqual([404, "TRACKING_NOT_FOUND"]);
  },
  webhookUrl: async (room, value) => {
    const body = { webhookUrl: value, events: ["label.created"] };
    const answer = await room.ask("POST", "/webhooks", { body });
    if (value.includes("169.254")) {
      expect([answer.status, answer.body.code]).toEqual([400, "VALIDATION_ERROR"]);
      return;
    }
    expect(answer.status).toBe(201);
    await room.fund();
    const { orderId } = await orderFor(room.client);
    await room.client.purchaseLabels({ orderId });
    await room.station.station.processAll();
    const { deliveries } = await room.client.listDeliveries({
      id: String(answer.body.data["id"]),
    });
    expect(deliveries).toMatchObject([{ state: "pending", attempts: 1 }]);
  },
};

function rates(room: Room, toAddress: object, packageDetails: object = parcel) {
  return room.ask("POST", "/shipping/rates", {
    body: { fromAddress: warehouse, toAddress, packageDetails },
  });
}

test.each(sureValues)("$where = $value: $outcome", async ({ where, value }) => {
  await using room = await Room.open();
  const attempt = tries[where];
  if (!attempt) throw new Error(`nobody tries ${where}`);
  await expect(attempt(room, value)).resolves.toBeUndefined();
});

test("a recipient's magic reaches the caller as the documented failure", async () => {
  await using room = await Room.open();
  const said = async (name: string) => {
    const { status, body } = await rates(room, magic(name));
    return [status, body.code];
  };
  expect(await said("UNAVAILABLE")).toEqual([503, "CARRIER_UNAVAILABLE"]);
  expect(await said("RATES ERROR")).toEqual([502, "CARRIER_ERROR"]);
  expect(await said("RATES TIMEOUT")).toEqual([504, "CARRIER_TIMEOUT"]);
  expect(await said("NO RATES")).toEqual([200, undefined]);
});

test("a label that its carrier does not void stays bought, and a silent carrier is told as such", async () => {
  await using room = await Room.open();
  await room.fund();
  const { orderId, items } = await orderFor(room.client, [
    magic("VOID REFUSED"),
    magic("TRACKING DOWN"),
  ]);
  const { labels } = await room.client.purchaseLabels({ orderId });
  const refused = await room.ask("POST", `/labels/${items[0]?.orderItemId}/void`);
  expect([refused.status, refused.body.code]).toEqual([409, "LABEL_NOT_VOIDABLE"]);
  const silent = await room.ask("GET", `/tracking/${labels[1]?.trackingCode}`);
  expect([silent.status, silent.body.code]).toEqual([503, "CARRIER_UNAVAILABLE"]);
  expect((await room.client.getOrder({ id: orderId })).labels.success).toBe(2);
});
