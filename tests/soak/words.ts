import type { Output } from "#shared/contract/operation.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Life } from "./life.ts";

type Order = Output<Api["getOrder"]>;

/** Everything that a customer was ever told and that is not so, in words. `settled` asks for what was only promised, too. */
export async function brokenWords({ diary, station }: Life, settled: boolean): Promise<string[]> {
  const broken: string[] = [];
  const orders = new Map<string, Order>();
  async function ask<T>(name: string, input: object): Promise<T | null> {
    const reply = await station.invoke(name, input);
    if (!reply.success) broken.push(`${name} ${JSON.stringify(input)}: ${reply.failure.code}`);
    return reply.success ? (reply.data as T) : null;
  }
  async function orderOf(id: string): Promise<Order | null> {
    const order = orders.get(id) ?? (await ask<Order>("getOrder", { id }));
    if (order) orders.set(id, order);
    return order;
  }
  const deposits = station.parts.store.read((db) =>
    db.prepare("SELECT id FROM journal WHERE type = 'deposit'").pluck().all(),
  );
  for (const told of diary.told) {
    if (told.what === "deposit" && !deposits.includes(told.transactionId))
      broken.push(`the deposit ${told.transactionId} is gone`);
    if (told.what === "batch") await ask("getBatch", { id: told.id });
    if (told.what === "webhook" && !told.gone) await ask("getWebhook", { id: told.id });
    if (told.what === "order") {
      const order = await orderOf(told.orderId);
      if (order?.items.length !== told.items) broken.push(`${told.orderId} has lost items`);
    }
    if (told.what !== "label" && told.what !== "voided" && told.what !== "void noted") continue;
    const order = await orderOf(told.orderId);
    const item = order?.items.find(({ orderItemId }) => orderItemId === told.orderItemId);
    const name = `${told.orderItemId} (${item?.status})`;
    if (told.what === "label") {
      if (item?.status !== "success" && item?.status !== "voided")
        broken.push(`${name} was bought`);
      if (item?.label?.trackingCode !== told.trackingCode)
        broken.push(`${name} was ${told.trackingCode}, is ${item?.label?.trackingCode}`);
      const file = await ask<Output<Desk["readLabel"]>>("readLabel", {
        orderItemId: told.orderItemId,
      });
      if (file && file.bytes.length < 400) broken.push(`the label of ${name} is not whole`);
    } else if ((told.what === "voided" || settled) && item?.status !== "voided")
      broken.push(`${name}: ${told.what}`);
  }
  return broken;
}
