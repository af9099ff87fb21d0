import { firstAddresses, pageOfOrders } from "#electron/store/order-pages.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { paginate } from "#shared/contract/pages.ts";
import type { Context } from "../context.ts";
import { addressFromJson } from "../json.ts";
import { orderEntry } from "./order-entry.ts";

/** Orders, newest first. */
export async function listOrders(
  ctx: Context,
  input: Parsed<Api["listOrders"]>,
): Promise<Answer<Api["listOrders"]>> {
  const { limit, offset, createdAfter, createdBefore, ...rest } = input;
  return ctx.store.read((db) => {
    const { total, orders } = pageOfOrders(db, {
      ...rest,
      limit,
      offset,
      createdAfter: createdAfter === undefined ? undefined : Date.parse(createdAfter),
      createdBefore: createdBefore === undefined ? undefined : Date.parse(createdBefore),
    });
    const addresses = firstAddresses(
      db,
      orders.map(({ id }) => id),
    );
    return {
      orders: orders.map((order) => {
        const to = addresses.get(order.id);
        if (to === undefined) throw new Error(`order ${order.id} has no items`);
        return orderEntry(order, addressFromJson(to));
      }),
      pagination: paginate(limit, offset, total, orders.length),
    };
  });
}
