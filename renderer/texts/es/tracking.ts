import type { tracking as english } from "../en/tracking.ts";
import type { SameKeys } from "../texts.ts";

export const tracking: SameKeys<typeof english> = {
  title: "Seguimiento",
};
