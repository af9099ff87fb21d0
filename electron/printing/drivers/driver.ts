/** What a printer takes: pages of one size in order, or a label in its own language. */
export interface PrintDocument {
  title: string;
  bytes: Uint8Array;
  /** Points. */
  width: number;
  height: number;
}

/** One conversation with a printer. */
export interface PrintSession {
  /** Resolves when the printer, or the spooler for it, has taken the document. Rejects with PrintTrouble. */
  send(document: PrintDocument): Promise<void>;
  /** Resolves when nothing that was sent is on its way any more. Rejects with PrintTrouble when the printer was lost before. */
  finish(): Promise<void>;
  /** Lets go of it, whatever happened. */
  close(): Promise<void>;
}

/** A way to a printer. */
export interface PrintDriver {
  /** What goes into `PrintDocument.bytes`. */
  readonly format: "pdf" | "zpl";
  /** How many pieces travel together: progress and resuming are this fine. */
  readonly piecesAtOnce: number;
  /** Rejects with PrintTrouble when nobody answers there. */
  open(): Promise<PrintSession>;
}

/** Why a printer did not take something. `code` is one that the window knows: PRINTER_GONE, PRINTER_PAPER_OUT … */
export class PrintTrouble extends Error {
  readonly code: string;
  constructor(code: string, sentence: string) {
    super(sentence);
    this.name = "PrintTrouble";
    this.code = code;
  }
}
