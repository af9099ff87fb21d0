import type { keys as english } from "../en/keys.ts";
import type { SameKeys } from "../texts.ts";

export const keys: SameKeys<typeof english> = {
  title: "Claves y API",
};
