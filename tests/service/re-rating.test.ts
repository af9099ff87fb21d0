import { describe, expect, test } from "vitest";
import type { CarrierGateway } from "#electron/carriers/carrier.ts";
import { doors, Room } from "../doors/room.ts";
import { dana, parcel, warehouse } from "../seeds/warehouse.ts";

/** Carriers whose prices a test moves after the quote was given. */
function movingPrices() {
  const state = { extraCents: 0, asked: 0 };
  const carriers = (own: () => CarrierGateway): CarrierGateway => {
    const inner = own();
    return {
      ...inner,
      async rates(request) {
        state.asked++;
        const answer = await inner.rates(request);
        const rates = answer.rates.map((rate) => ({
          ...rate,
          cents: rate.cents + state.extraCents,
        }));
        return { ...answer, rates };
      },
    };
  };
  return { state, carriers };
}

async function twoOrdersOfOneQuote(room: Room) {
  await room.fund();
  const { rates } = await room.client.getRates({
    fromAddress: warehouse,
    toAddress: dana,
    packageDetails: parcel,
    carriers: ["USPS"],
  });
  const items = [{ rateId: rates[0]?.id ?? "" }];
  const first = await room.client.createOrder({ items });
  const second = await room.client.createOrder({ items });
  await room.client.purchaseLabels({ orderId: first.orderId });
  return { second, cents: Math.round((rates[0]?.rate ?? 0) * 100) };
}

describe.each(doors)("a quote that was bought in another order, through %s", (door) => {
  test("is rated again and bought at the same price, as a label of its own", async () => {
    const { state, carriers } = movingPrices();
    await using room = await Room.open(door, { carriers });
    const { second } = await twoOrdersOfOneQuote(room);
    state.asked = 0;
    const { successCount, labels } = await room.client.purchaseLabels({
      orderId: second.orderId,
    });
    expect([successCount, state.asked]).toEqual([1, 1]);
    const { orders } = await room.client.listOrders({ search: labels[0]?.trackingCode ?? "-" });
    expect(orders.map(({ orderId }) => orderId)).toEqual([second.orderId]);
  });

  test("fails with both prices when it has become dearer, and nothing is charged", async () => {
    const { state, carriers } = movingPrices();
    await using room = await Room.open(door, { carriers });
    const { second, cents } = await twoOrdersOfOneQuote(room);
    const before = await room.client.getBalance({});
    state.extraCents = 1;
    const { labels } = await room.client.purchaseLabels({ orderId: second.orderId });
    expect(labels[0]?.code).toBe("RATE_CHANGED");
    expect(labels[0]?.message).toContain((cents / 100).toFixed(2));
    expect(labels[0]?.message).toContain(((cents + 1) / 100).toFixed(2));
    expect(await room.client.getBalance({})).toEqual(before);
  });
});
