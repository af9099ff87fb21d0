import type { shell as english } from "../en/shell.ts";
import type { SameKeys } from "../texts.ts";

export const shell: SameKeys<typeof english> = {
  title: "Shipdeck",
};
