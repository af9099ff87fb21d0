import { pageOfOrders } from "#electron/store/orders.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { paginate } from "#shared/contract/pages.ts";
import type { Context } from "../context.ts";
import { orderEntry } from "./order-entry.ts";

/** Orders, newest first. */
export async function listOrders(
  ctx: Context,
  input: Parsed<Api["listOrders"]>,
): Promise<Answer<Api["listOrders"]>> {
  const { limit, offset, createdAfter, createdBefore, ...rest } = input;
  const { total, orders } = ctx.store.read((db) =>
    pageOfOrders(db, {
      ...rest,
      limit,
      offset,
      createdAfter: createdAfter === undefined ? undefined : Date.parse(createdAfter),
      createdBefore: createdBefore === undefined ? undefined : Date.parse(createdBefore),
    }),
  );
  return {
    orders: orders.map(orderEntry),
    pagination: paginate(limit, offset, total, orders.length),
  };
}
