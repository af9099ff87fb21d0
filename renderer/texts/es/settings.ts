import type { settings as english } from "../en/settings.ts";
import type { SameKeys } from "../texts.ts";

export const settings: SameKeys<typeof english> = {
  title: "Ajustes",
};
