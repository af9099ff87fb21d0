import type { printing as english } from "../en/printing.ts";
import type { SameKeys } from "../texts.ts";

export const printing: SameKeys<typeof english> = {
  title: "Imprimir",
};
