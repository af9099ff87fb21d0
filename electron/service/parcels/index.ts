import type { parcelRows } from "#shared/contract/desk/parcels.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";

export const parcelVerbs: Handlers<typeof parcelRows, Context> = {};
