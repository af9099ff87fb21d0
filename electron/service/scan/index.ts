import type { scanRows } from "#shared/contract/desk/scan.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { checkLabel } from "./check-label.ts";
import { scanCode } from "./scan-code.ts";

export const scanVerbs: Handlers<typeof scanRows, Context> = { scanCode, checkLabel };
