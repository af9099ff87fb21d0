import { z } from "zod";

/** `limit` of a list: whole, 1 to 100. */
export function limitOf(fallback: number) {
  const range = { error: "must be a whole number from 1 to 100" };
  return z.number(range).int(range).min(1, range).max(100, range).default(fallback);
}

const range = { error: "must be a whole number, 0 or more" };
export const offset = z.number(range).int(range).min(0, range).max(1_000_000_000, range).default(0);

export const Pagination = z
  .object({
    limit: z.number().int(),
    offset: z.number().int(),
    total: z.number().int(),
    hasMore: z.boolean(),
  })
  .meta({ id: "Pagination" });
export type Pagination = z.output<typeof Pagination>;

export function paginate(
  limit: number,
  offsetNow: number,
  total: number,
  shown: number,
): Pagination {
  return { limit, offset: offsetNow, total, hasMore: offsetNow + shown < total };
}
