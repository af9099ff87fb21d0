import { join } from "node:path";
import { expect, test } from "vitest";
import { restoreBackup } from "#electron/restore.ts";
import { AccountRoom } from "./account-room.ts";

/** Backs a live station up, lets it work on, and puts the backup in its place. */
async function restoredAfter(room: AccountRoom, work: () => Promise<unknown>): Promise<void> {
  const { config, parts } = room.station.station;
  const file = join(room.folder, "before.backup");
  await parts.backups.make(file, null);
  await work();
  await room.stop();
  await restoreBackup(file, config);
  await room.start();
}

const sold = (room: AccountRoom) => room.fake.shipments().filter(({ sale }) => sale).length;

test.each([undefined, "ORDER-7"])(
  "an order (number %s) that was bought after the backup is found again at the account, and not bought twice",
  async (externalReference) => {
    await using room = await AccountRoom.open();
    const orderId = await room.order(["fine"], externalReference);
    let first = "";
    await restoredAfter(room, async () => {
      const { labels } = await room.desk.purchaseLabels({ orderId });
      first = labels[0]?.trackingCode ?? "";
    });
    expect((await room.desk.getOrder({ id: orderId })).paymentStatus).toBe("pending");
    await room.desk.purchaseLabels({ orderId });
    await room.settle();
    const { items } = await room.desk.getOrder({ id: orderId });
    expect(items[0]).toMatchObject({ status: "success", label: { trackingCode: first } });
    expect(sold(room)).toBe(1);
    expect(await room.problems()).toEqual([]);
  },
);

test("what was bought after the backup and given back since is bought anew", async () => {
  await using room = await AccountRoom.open();
  const orderId = await room.order(["fine"], "ORDER-8");
  await restoredAfter(room, async () => {
    const { labels } = await room.desk.purchaseLabels({ orderId });
    await room.desk.voidLabel({ orderItemId: labels[0]?.orderItemId ?? "" });
    await room.settle();
  });
  expect(await room.desk.purchaseLabels({ orderId })).toMatchObject({ successCount: 1 });
  expect(sold(room)).toBe(2);
});

test("orders that are made after the restore cost no further question", async () => {
  await using room = await AccountRoom.open();
  await restoredAfter(room, () => room.buy("fine", "ORDER-9"));
  const before = room.fake.seen.length;
  await room.buy("fine", "ORDER-10");
  const asked = room.fake.seen.slice(before);
  expect(asked.filter(({ path }) => path.includes("/shipments/item_"))).toEqual([]);
});
