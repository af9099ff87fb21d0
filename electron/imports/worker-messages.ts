import type { OrderFile, SourceFile } from "./order-file.ts";

/** What the reading thread is given when it starts. */
export type ReadJob = SourceFile;

/** What it answers, once. A StationError as its parts, since an Error loses them between threads. */
export type ReadReply =
  | { file: OrderFile }
  | {
      code: "IMPORT_UNREADABLE" | "PAYLOAD_TOO_LARGE";
      sentence: string;
      details: Readonly<Record<string, unknown>>;
    }
  | { broken: string };
