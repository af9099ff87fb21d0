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
  | "tracking"
  | "printed";

export interface Column {
  key: ColumnKey;
  /** Its width as a grid track. */
  width: string;
  /** It is typed in its cell. */
  editable?: true;
}

/** The columns of the grid, in their order. */
export const columns: readonly Column[] = [
  { key: "position", width: "44px" },
  { key: "status", width: "98px" },
  { key: "orderNumber", width: "76px", editable: true },
  { key: "recipient", width: "minmax(108px, 1fr)", editable: true },
  { key: "address", width: "minmax(170px, 2fr)" },
  { key: "package", width: "122px", editable: true },
  { key: "weight", width: "86px", editable: true },
  { key: "service", width: "minmax(128px, 1fr)" },
  { key: "delivery", width: "70px" },
  { key: "problems", width: "minmax(170px, 2fr)" },
  { key: "tracking", width: "minmax(176px, 1fr)" },
  { key: "printed", width: "56px" },
];

/** In pixels. */
export const rowHeight = 42;
