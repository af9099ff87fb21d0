import type { ship as english } from "../en/ship.ts";
import type { SameKeys } from "../texts.ts";

export const ship: SameKeys<typeof english> = {
  title: "Enviar",
};
