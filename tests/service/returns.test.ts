import { describe, expect, test } from "vitest";
import { doors, failureOf, Room } from "../doors/room.ts";
import { readPages } from "../printing/read-pages.ts";
import { customs, dana, parcel, toronto, warehouse } from "../seeds/warehouse.ts";

describe.each(doors)("a return label through %s", (door) => {
  test.each([
    ["USPS", "PREPAID RETURN"],
    ["UPS", "RS - RETURN SERVICE"],
    ["FEDEX", "PRINT RETURN LABEL"],
    ["DHL", "RETURN SHIPMENT"],
  ] as const)(
    "of %s goes from the customer to the warehouse and says so",
    async (carrier, words) => {
      await using room = await Room.open(door);
      await room.fund();
      const { rates } = await room.client.getRates({
        fromAddress: dana,
        toAddress: warehouse,
        packageDetails: parcel,
        carriers: [carrier],
      });
      const [rate] = rates;
      const { orderId } = await room.client.createOrder({
        items: [{ rateId: rate?.id ?? "", isReturn: true }],
      });
      const { labels } = await room.client.purchaseLabels({ orderId });
      const { items, totalAmount } = await room.client.getOrder({ id: orderId });
      expect([items[0]?.isReturn, totalAmount]).toEqual([true, rate?.rate]);
      const { bytes } = await room.station.desk.readLabel({
        orderItemId: labels[0]?.orderItemId ?? "",
      });
      const [page] = await readPages(new Uint8Array(bytes));
      const text = page?.text.replaceAll(/\s+/g, " ") ?? "";
      expect(text).toContain(words);
      expect(text).toMatch(/ RETURN/);
      // Whoever sends stands above whoever receives, on the label of every carrier.
      expect(text.indexOf("DANA RUIZ")).toBeGreaterThan(-1);
      expect(text.indexOf("DANA RUIZ")).toBeLessThan(text.indexOf("SHIPDECK WAREHOUSE"));
    },
  );

  test("what cannot come back so is refused for every item at once, and nothing is ordered", async () => {
    await using room = await Room.open(door);
    const ask = async (contents: "merchandise" | "returned_goods", carrier: "UPS" | "USPS") => {
      const [fromAddress, toAddress] =
        carrier === "UPS" ? [toronto, warehouse] : [warehouse, toronto];
      const { rates } = await room.client.getRates({
        fromAddress,
        toAddress,
        packageDetails: parcel,
        carriers: [carrier],
        customsInfo: { ...customs, contents_type: contents },
      });
      return rates[0]?.id ?? "";
    };
    const sold = await ask("merchandise", "UPS");
    const mail = await ask("returned_goods", "USPS");
    const items = [
      { rateId: sold, isReturn: true },
      { rateId: mail, isReturn: true },
    ];
    const refused = await failureOf(room.client.createOrder({ items }));
    expect(refused.code).toBe("VALIDATION_ERROR");
    expect(refused.errors.map(({ field, message }) => [field, message])).toEqual([
      ["items[0].isReturn", expect.stringContaining("returned_goods")],
      ["items[1].isReturn", expect.stringContaining("not sold by USPS")],
    ]);
    expect((await room.client.listOrders({})).orders).toEqual([]);
    const back = await ask("returned_goods", "UPS");
    const order = await room.client.createOrder({ items: [{ rateId: back, isReturn: true }] });
    expect(order.paymentStatus).toBe("pending");
  });
});
