import { unreadableSecrets } from "#electron/store/stored-secrets.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { securityRows } from "#shared/contract/desk/security.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { written } from "../machine/written.ts";

function secretsOf({ secrets, store, keyFile }: Context): Answer<Desk["getSecrets"]> {
  const { locked, ...state } = secrets.state();
  return {
    ...state,
    lockedBy: locked !== null && locked !== "damaged" ? locked.keeper : null,
    damaged: locked === "damaged",
    unreadableWebhooks: store.read((db) => unreadableSecrets(db, secrets).length),
    file: keyFile,
  };
}

export const securityVerbs: Handlers<typeof securityRows, Context> = {
  getSecrets: async (ctx) => secretsOf(ctx),
  keepSecrets: async (ctx, { by }) => {
    if (by === "keychain" && ctx.secrets.state().offered === null)
      throw new StationError(
        "NOT_ON_THIS_MACHINE",
        "This computer has no keychain that could keep the key.",
      );
    await written(async () => ctx.secrets.keepBy(by));
    ctx.announce({ kind: "settings.changed" });
    return secretsOf(ctx);
  },
};
