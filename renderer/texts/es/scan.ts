import type { scan as english } from "../en/scan.ts";
import type { SameKeys } from "../texts.ts";

export const scan: SameKeys<typeof english> = {
  title: "Escanear",
};
