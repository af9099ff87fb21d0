import { printingRows } from "#shared/contract/desk/printing.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";

// Skeleton: replaced verb by verb.
export const printingVerbs = Object.fromEntries(
  Object.keys(printingRows).map((name) => [
    name,
    async () => {
      throw new StationError("NOT_ON_THIS_MACHINE", `${name} is being built.`);
    },
  ]),
) as unknown as Handlers<typeof printingRows, Context>;
