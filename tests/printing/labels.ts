import type { TestStation } from "../station.ts";
import { dana, orderFor } from "../seeds/warehouse.ts";

export interface BoughtLabel {
  orderItemId: string;
  trackingCode: string;
}

/** Buys some labels, each an order of its own, and answers them in the order in which they were bought. */
export async function buyLabels(station: TestStation, count: number): Promise<BoughtLabel[]> {
  await station.desk.deposit({ currency: "LTC", amount: "50" });
  const bought: BoughtLabel[] = [];
  for (let index = 0; index < count; index += 1) {
    const recipient = { ...dana, name: `Dana Ruiz ${index + 1}` };
    const { orderId } = await orderFor(station.desk, [recipient], {
      externalReference: `A-${index + 1}`,
    });
    const { labels } = await station.desk.purchaseLabels({ orderId });
    const [label] = labels;
    if (!label?.trackingCode) throw new Error("no label was bought");
    bought.push({ orderItemId: label.orderItemId, trackingCode: label.trackingCode });
  }
  return bought;
}

export function idsOf(labels: readonly BoughtLabel[]): string[] {
  return labels.map(({ orderItemId }) => orderItemId);
}
