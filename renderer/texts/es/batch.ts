import type { batch as english } from "../en/batch.ts";
import type { SameKeys } from "../texts.ts";

export const batch: SameKeys<typeof english> = {
  title: "Lote",
};
