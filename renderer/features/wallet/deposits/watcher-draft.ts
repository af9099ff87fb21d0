import type { WatcherAsked, WatcherTold } from "#shared/contract/desk/purse.ts";
import type { Currency } from "#shared/rules/money.ts";

/** The watcher's form as a person fills it in. */
export interface WatcherDraft {
  kind: WatcherAsked["kind"];
  /** One a line. */
  servers: string;
  url: string;
  auth: "cookie" | "password";
  file: string;
  user: string;
  password: string;
}

/** Servers that anybody may ask, to begin with; litecoin's ports are those of its own programs. */
const usual: Readonly<Record<Currency, { servers: string; url: string }>> = {
  BTC: {
    servers: "https://blockstream.info/api\nhttps://mempool.space/api",
    url: "http://127.0.0.1:8332",
  },
  LTC: { servers: "https://litecoinspace.org/api", url: "http://127.0.0.1:9332" },
  LTCT: { servers: "https://litecoinspace.org/testnet/api", url: "http://127.0.0.1:19332" },
};

export function draftOf(watcher: WatcherTold, currency: Currency): WatcherDraft {
  const auth = watcher.kind === "node" ? watcher.auth : null;
  return {
    kind: watcher.kind,
    servers: watcher.kind === "esplora" ? watcher.servers.join("\n") : usual[currency].servers,
    url: watcher.kind === "node" ? watcher.url : usual[currency].url,
    auth: auth?.kind ?? "cookie",
    file: auth?.kind === "cookie" ? auth.file : "",
    user: auth?.kind === "password" ? auth.user : "",
    password: "",
  };
}

/** What the station is asked for. A password that is left empty is the one that is kept. */
export function watcherOf(draft: WatcherDraft): WatcherAsked {
  const { kind, url, file, user, password } = draft;
  if (kind === "none") return { kind };
  if (kind === "esplora") {
    const servers = draft.servers.split(/\s+/).filter((line) => line !== "");
    return { kind, servers };
  }
  if (draft.auth === "cookie") return { kind, url, auth: { kind: "cookie", file } };
  return { kind, url, auth: { kind: "password", user, password: password || null } };
}
