export type ColumnKey =
  | "position"
  | "status"
  | "orderNumber"
  | "recipient"
  | "address"
  | "package"
  | "weight"
  | "service"
  | "delivery"
  | "problems"
  | "outcome";

export interface Column {
  key: ColumnKey;
  /** Its width as a grid track. */
  width: string;
  /** It is typed in its cell. */
  editable?: true;
}

/** The columns of the grid, in their order. */
export const columns: readonly Column[] = [
  { key: "position", width: "48px" },
  { key: "status", width: "98px" },
  { key: "orderNumber", width: "72px", editable: true },
  { key: "recipient", width: "minmax(98px, 1fr)", editable: true },
  { key: "address", width: "minmax(138px, 2fr)" },
  { key: "package", width: "102px", editable: true },
  { key: "weight", width: "82px", editable: true },
  { key: "service", width: "minmax(126px, 1fr)" },
  { key: "delivery", width: "68px" },
  { key: "problems", width: "minmax(180px, 2fr)" },
];

/** A row that is bought has a tracking code where it had its problems: a narrow window has no room for both. */
const afterPurchase = columns.map((column): Column =>
  column.key === "problems" ? { ...column, key: "outcome" } : column,
);

/** The columns that are shown: with what came of the rows once there is a label. */
export function columnsOf(hasLabels: boolean): readonly Column[] {
  return hasLabels ? afterPurchase : columns;
}

/** Columns as the tracks of a grid. */
export function template(shown: readonly Column[]): string {
  return shown.map(({ width }) => width).join(" ");
}

/** In pixels. */
export const rowHeight = 42;
