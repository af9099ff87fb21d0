/** The invariants by their numbers in reliability.md §1.3; the guide's page "inside" says what each of them is. */
export type Invariant = `I${number}`;

/**
 * Conditions that leave the newest rows alone, or all of them. Each takes the column that they are told by: the seq of a journal
 * entry, the seq of an order, the id of an order, the id of an order item.
 */
export interface Scope {
  entry: (column: string) => string;
  order: (column: string) => string;
  orderId: (column: string) => string;
  item: (column: string) => string;
}

/** Something that must always hold, as a question whose answer must be no row. Each row's `what` names what breaks it. */
export interface Rule {
  of: readonly [Invariant, ...Invariant[]] | "housekeeping";
  name: string;
  sql: (scope: Scope) => string;
  /** Is its work bounded when it is asked of the newest rows alone? */
  quick: boolean;
  /** The schema that has what it asks for; absent: the first one. A backup may be of an older one. */
  since?: number;
}

/** Every row there is. */
export const everything: Scope = {
  entry: () => "1",
  order: () => "1",
  orderId: () => "1",
  item: () => "1",
};

/** How many of the newest orders, and journal entries, are looked at when the station starts. */
const newestRows = 200;
const newestOrders = `seq > (SELECT MAX(seq) FROM orders) - ${newestRows}`;

/** The newest rows: as much work in a database of a million orders as in a small one. */
export const newest: Scope = {
  entry: (column) => `${column} > (SELECT MAX(seq) FROM journal) - ${newestRows}`,
  order: (column) => `${column} > (SELECT MAX(seq) FROM orders) - ${newestRows}`,
  orderId: (column) => `${column} IN (SELECT id FROM orders WHERE ${newestOrders})`,
  item: (column) =>
    `${column} IN (SELECT id FROM order_item WHERE order_id IN (SELECT id FROM orders WHERE ${newestOrders}))`,
};
