import type { CarrierAccount as AccountPort } from "#electron/carriers/account.ts";
import type { accountRows, CarrierAccount } from "#shared/contract/desk/account.ts";
import { invalidField, StationError } from "#shared/contract/errors.ts";
import type { Handlers, Parsed } from "#shared/contract/operation.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Context } from "../context.ts";
import { instant } from "../json.ts";
import { forgetAccount, keepAccount, storedAccount } from "./stored-key.ts";

type AccountContext = Pick<Context, "carriers" | "store" | "secrets" | "clock" | "announce">;

/** The account's port; FORBIDDEN where there is none to connect: the sandbox's carriers need no account. */
function accountOf({ carriers }: Pick<Context, "carriers">): AccountPort {
  if (carriers.account) return carriers.account;
  throw new StationError(
    "FORBIDDEN",
    "The sandbox's carriers need no account. Connect one in live mode: start with `--mode live`.",
  );
}

function viewOf(ctx: AccountContext): CarrierAccount {
  const stored = ctx.store.read(storedAccount);
  const state = ctx.carriers.account?.state();
  const trouble = state?.trouble ?? null;
  return {
    kind: state?.kind ?? stored?.kind ?? null,
    rehearsal: state?.rehearsal ?? false,
    keyPreview: state?.keyPreview ?? null,
    connectedAt: stored ? instant(stored.connectedAt) : null,
    readable: stored === null || state?.keyPreview != null,
    trouble: trouble && { ...trouble, at: instant(trouble.at) },
    answeredAt: state?.answeredAt == null ? null : instant(state.answeredAt),
    clockDifferenceMs: state?.clockDifferenceMs ?? null,
  };
}

export async function getCarrierAccount(ctx: AccountContext): Promise<CarrierAccount> {
  return viewOf(ctx);
}

/** Keeps a key that the account takes, or that cannot be tried now; one that is refused leaves everything as it was. */
export async function connectCarrierAccount(
  ctx: AccountContext,
  { key }: Parsed<Desk["connectCarrierAccount"]>,
): Promise<CarrierAccount> {
  const account = accountOf(ctx);
  const { trouble } = await account.try(key);
  if (trouble?.code === "CARRIER_ACCOUNT_REFUSED")
    throw invalidField("key", "is refused by EasyPost");
  await ctx.store.write((tx) => keepAccount(tx, ctx.secrets, key, ctx.clock.now()));
  ctx.announce({ kind: "settings.changed" });
  await account.check();
  return viewOf(ctx);
}

export async function checkCarrierAccount(ctx: AccountContext): Promise<CarrierAccount> {
  await accountOf(ctx).check();
  return viewOf(ctx);
}

export async function removeCarrierAccount(ctx: AccountContext): Promise<CarrierAccount> {
  accountOf(ctx);
  await ctx.store.write((tx) => forgetAccount(tx));
  ctx.announce({ kind: "settings.changed" });
  return viewOf(ctx);
}

export const accountVerbs: Handlers<typeof accountRows, Context> = {
  getCarrierAccount: (ctx) => getCarrierAccount(ctx),
  connectCarrierAccount,
  checkCarrierAccount: (ctx) => checkCarrierAccount(ctx),
  removeCarrierAccount: (ctx) => removeCarrierAccount(ctx),
};
