import type { webhooks as english } from "../en/webhooks.ts";
import type { SameKeys } from "../texts.ts";

export const webhooks: SameKeys<typeof english> = {
  title: "Webhooks",
};
