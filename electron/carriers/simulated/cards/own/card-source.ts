import type { CardProblem } from "#electron/carriers/rate-card-shelf.ts";
import type { CardKind } from "./card-file.ts";

/** A file brought to the shape of its schema, with the way back from a path to the place in the file. */
export type CardSource =
  | {
      raw: unknown;
      kind: CardKind;
      lineOf: (path: readonly PropertyKey[]) => number | null;
      /** What a path is called in the file. */
      nameOf: (path: readonly PropertyKey[]) => string;
    }
  | { problems: CardProblem[] };
