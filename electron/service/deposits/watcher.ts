import { networkOf } from "#electron/deposits/lookout.ts";
import {
  keepWatcher,
  type KeptWatcher,
  passwordContext,
  watcherSettings,
} from "#electron/deposits/settings.ts";
import type { WatcherAsked } from "#shared/contract/desk/purse.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import { invalidField } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Currency } from "#shared/rules/money.ts";
import { isThisComputer, refusalOfServerUrl } from "#shared/rules/server-url.ts";
import type { Context } from "../context.ts";
import { networkAsked, refuseInSandbox } from "./chain-asked.ts";
import { purseOf } from "./purse.ts";

function checkUrl(field: string, url: string): string {
  const refusal = refusalOfServerUrl(url);
  if (refusal) throw invalidField(field, refusal, "https://mempool.space/api");
  return url;
}

/** The settings as they are kept: checked, their password sealed; one that is not given anew is the one that is kept. */
function keptWatcher(ctx: Context, currency: Currency, watcher: WatcherAsked): KeptWatcher {
  if (watcher.kind === "none") return watcher;
  if (watcher.kind === "esplora")
    return {
      kind: "esplora",
      servers: [
        ...new Set(watcher.servers.map((url, at) => checkUrl(`watcher.servers.${at}`, url))),
      ],
    };
  const url = checkUrl("watcher.url", watcher.url);
  const { auth } = watcher;
  if (auth.kind === "cookie") {
    // A cookie is good on the node's own computer, and is shown to no other.
    if (!isThisComputer(url))
      throw invalidField(
        "watcher.url",
        "must be this computer when a cookie file is used",
        "http://127.0.0.1:9332",
      );
    return { kind: "node", url, auth };
  }
  const { user, password } = auth;
  if (password !== null) {
    const sealed = ctx.secrets.seal(password, passwordContext(currency));
    return { kind: "node", url, auth: { kind: "password", user, sealed } };
  }
  const kept = ctx.store.read((db) => watcherSettings(db, currency));
  if (kept.kind !== "node" || kept.auth.kind !== "password")
    throw invalidField("watcher.auth.password", "must not be empty");
  // What was typed for one server is not sent to another.
  if (new URL(kept.url).origin !== new URL(url).origin)
    throw invalidField(
      "watcher.auth.password",
      "must be typed again, for the node's address is another",
    );
  return { kind: "node", url, auth: { kind: "password", user, sealed: kept.auth.sealed } };
}

/** Sees whether settings would work, before they are kept. */
export async function tryDepositWatcher(
  ctx: Context,
  { currency, network, watcher }: Parsed<Desk["tryDepositWatcher"]>,
): Promise<Answer<Desk["tryDepositWatcher"]>> {
  refuseInSandbox(ctx, currency);
  const present = ctx.store.read((db) => networkOf(db, currency));
  const chain = networkAsked(currency, network ?? present ?? undefined);
  const settings = keptWatcher(ctx, currency, watcher);
  const found = await ctx.deposits.tryWatcher(settings, currency, chain);
  return "trouble" in found
    ? { height: null, trouble: found.trouble }
    : { height: found.height, trouble: null };
}

export async function setDepositWatcher(
  ctx: Context,
  { currency, watcher }: Parsed<Desk["setDepositWatcher"]>,
): Promise<Answer<Desk["setDepositWatcher"]>> {
  if (watcher.kind !== "none") refuseInSandbox(ctx, currency);
  const settings = keptWatcher(ctx, currency, watcher);
  await ctx.store.write((tx) => keepWatcher(tx, currency, settings));
  await ctx.deposits.reopen(currency);
  return purseOf(ctx, currency);
}
