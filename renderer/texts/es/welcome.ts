import type { welcome as english } from "../en/welcome.ts";
import type { SameKeys } from "../texts.ts";

export const welcome: SameKeys<typeof english> = {
  title: "Bienvenida",
};
