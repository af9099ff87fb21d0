import { batchRows } from "#shared/contract/desk/batches.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";

// Skeleton: replaced verb by verb.
export const batchVerbs = Object.fromEntries(
  Object.keys(batchRows).map((name) => [
    name,
    async () => {
      throw new StationError("NOT_ON_THIS_MACHINE", `${name} is being built.`);
    },
  ]),
) as unknown as Handlers<typeof batchRows, Context>;
