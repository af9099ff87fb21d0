import type { problems as english } from "../en/problems.ts";
import type { SameKeys } from "../texts.ts";

export const problems: SameKeys<typeof english> = {
  NOT_ON_THIS_MACHINE: "Esto solo se puede hacer en el programa de escritorio.",
};
