import type { localApiRows } from "#shared/contract/desk/local-api.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";

export const localApiVerbs: Handlers<typeof localApiRows, Context> = {};
