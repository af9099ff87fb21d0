import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Machine } from "#electron/service/context.ts";
import { failureOf } from "../doors/room.ts";
import { dana, parcel, warehouse } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";

const folder = mkdtempSync(join(tmpdir(), "shipdeck-own-cards-"));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const shipment = { fromAddress: warehouse, toAddress: dana, packageDetails: parcel };

/** A desktop whose person picks a file, or nothing. */
function deskThatPicks(pick: () => string | null): Machine {
  return { chooseRateCard: async () => pick() } as Partial<Machine> as Machine;
}

test("a card is picked, refused by line or put into force, and taken away again", async () => {
  let path: string | null = null;
  await using station = await TestStation.open({ machine: deskThatPicks(() => path) });
  const { desk } = station;
  expect(await desk.addRateCard()).toEqual({ card: null });
  path = file("bad.csv", "carrier,UPS\nversion,A\nservice,discount\nGROUND,cheap");
  expect(await desk.addRateCard()).toMatchObject({
    card: { name: "bad.csv", inForce: "no", problems: [{ line: 4 }] },
  });
  path = join(folder, "gone.csv");
  expect((await desk.addRateCard()).card?.problems).toMatchObject([
    { line: null, message: expect.stringMatching(/^The file cannot be read: /) },
  ]);
  expect((await desk.listRateCards()).own).toEqual([]);
  path = file("acme.csv", "carrier,UPS\nversion,Acme\nservice,discount\nGROUND,25%");
  expect(await desk.addRateCard()).toMatchObject({ card: { inForce: "yes", kind: "discounts" } });
  const listed = await desk.listRateCards();
  expect(listed.carriers).toContainEqual({
    carrier: "UPS",
    version: "Acme",
    ownFiles: ["acme.csv"],
  });
  expect((await desk.listCarriers({})).carriers[1]?.rateCard).toEqual({
    version: "Acme",
    own: true,
  });
  await desk.removeRateCard({ name: "acme.csv" });
  expect((await failureOf(desk.removeRateCard({ name: "acme.csv" }))).code).toBe(
    "RATE_CARD_NOT_FOUND",
  );
  expect((await failureOf(desk.removeRateCard({ name: "../station.db" }))).code).toBe(
    "RATE_CARD_NOT_FOUND",
  );
  rmSync(folder, { recursive: true, force: true });
});

test("a file that is dropped into the folder is in the next rate; an order of an older quote keeps its price", async () => {
  await using station = await TestStation.open();
  const { desk } = station;
  await desk.deposit({ currency: "LTC", amount: "5" });
  const ground = async () => {
    const { rates } = await desk.getRates(shipment);
    const found = rates.find(({ service }) => service === "Ground");
    if (!found) throw new Error("no Ground");
    return found;
  };
  const before = await ground();
  const own = (await desk.listRateCards()).folder;
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, "acme.csv"), "carrier,UPS\nversion,Acme\nservice,discount\nGROUND,25%\n");
  const after = await ground();
  expect(after.rate_card).toBe("Acme");
  expect(after.rate).toBeLessThan(before.rate);
  const { orderId } = await desk.createOrder({ items: [{ rateId: before.id }] });
  const bought = await desk.purchaseLabels({ orderId, currency: "LTC" });
  expect(bought.successCount).toBe(1);
  expect((await desk.getOrder({ id: orderId })).totalAmount).toBe(before.rate);
});
