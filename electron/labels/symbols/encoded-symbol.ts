/** Bars of a linear symbol, in modules from the left edge. */
export interface BarsSymbol {
  kind: "bars";
  bars: readonly { at: number; width: number }[];
  modules: number;
  /** Dots of one module. */
  moduleDots: number;
  heightDots: number;
}

/** A matrix or stacked symbol: dark runs per row, in modules. */
export interface GridSymbol {
  kind: "grid";
  rows: readonly (readonly { at: number; width: number }[])[];
  columns: number;
  moduleDots: number;
  rowDots: number;
  /** Codeword columns of a PDF417, for printers that draw it themselves. */
  dataColumns: number;
  /** Error correction level of a PDF417. */
  security: number;
}

/** Dark hexagons of a MaxiCode, numbered row by row, 30 to a row. */
export interface MaxicodeSymbol {
  kind: "maxicode";
  cells: readonly number[];
  mode: 2 | 3 | 4;
  /** Dots between the centres of two neighbours of a row. */
  pitchDots: number;
}

export type EncodedSymbol = BarsSymbol | GridSymbol | MaxicodeSymbol;
