import type { wallet as english } from "../en/wallet.ts";
import type { SameKeys } from "../texts.ts";

export const wallet: SameKeys<typeof english> = {
  title: "Monedero",
};
