import { useQueries, useQuery } from "@tanstack/react-query";
import type { BatchRow, rowFilters } from "#shared/contract/desk/batch-row.ts";
import { station } from "../../../station/connect.ts";

export type RowFilter = (typeof rowFilters)[number];

/** Which rows of which batch are looked at. */
export interface RowView {
  id: string;
  filter: RowFilter;
  search: string;
}

const pageSize = 100;

function pageQuery({ id, filter, search }: RowView, page: number) {
  return {
    queryKey: ["batches", id, "rows", filter, search, page],
    queryFn: () =>
      station.listBatchRows({
        id,
        filter,
        ...(search ? { search } : {}),
        limit: pageSize,
        offset: page * pageSize,
      }),
    // Pages that were scrolled away are forgotten soon: the memory of a long batch stays that of a short one.
    gcTime: 20_000,
  };
}

/** How many rows the view has, and why they cannot be read. */
export function useRowCount(view: RowView) {
  const { data, error } = useQuery(pageQuery(view, 0));
  return { total: data?.pagination.total, error };
}

/** The rows from `first` to `last`, as far as they are here. Pages are asked for as they come into sight. */
export function useRows(view: RowView, first: number, last: number) {
  const from = Math.floor(first / pageSize);
  const count = Math.floor(last / pageSize) - from + 1;
  const results = useQueries({
    queries: Array.from({ length: count }, (_, at) => pageQuery(view, from + at)),
  });
  return (index: number): BatchRow | undefined =>
    results[Math.floor(index / pageSize) - from]?.data?.rows[index % pageSize];
}

/** The ids of the rows from one place to another, as the station has them now. */
export async function rowIdsBetween(view: RowView, from: number, to: number): Promise<string[]> {
  const { id, filter, search } = view;
  const ids: string[] = [];
  while (from + ids.length <= to) {
    const { rows } = await station.listBatchRows({
      id,
      filter,
      ...(search ? { search } : {}),
      limit: Math.min(500, to - from - ids.length + 1),
      offset: from + ids.length,
    });
    if (rows.length === 0) break;
    ids.push(...rows.map(({ rowId }) => rowId));
  }
  return ids;
}
