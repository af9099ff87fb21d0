import type { scanRows } from "#shared/contract/desk/scan.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";

export const scanVerbs: Handlers<typeof scanRows, Context> = {};
