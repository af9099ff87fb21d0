import { z } from "zod";
import type { Way } from "#electron/network/way-out.ts";
import type { SecretBox } from "#electron/secrets/secrets.ts";
import { readSetting, writeSetting } from "#electron/store/settings.ts";
import type { Db, Store, Tx } from "#electron/store/store.ts";
import type { Policy } from "#shared/contract/desk/policy.ts";

const key = "network";
const context = "network:proxy";

const StoredWay = z.object({
  /** Sealed: it may hold a password. */
  proxy: z.string().nullable().default(null),
  /** PEM. */
  authority: z.string().nullable().default(null),
});

/** The way as it is kept. */
export function storedWay(db: Db): z.output<typeof StoredWay> {
  return StoredWay.parse(readSetting(db, key) ?? {});
}

export function keepProxy(tx: Tx, secrets: SecretBox, url: string | null): void {
  const proxy = url === null ? null : secrets.seal(url, context);
  writeSetting(tx, key, { ...storedWay(tx), proxy });
}

export function keepAuthority(tx: Tx, authority: string | null): void {
  writeSetting(tx, key, { ...storedWay(tx), authority });
}

/** The way as it is gone, read anew each time. A proxy that cannot be read here is none. */
export function wayReader(parts: { store: Pick<Store, "read">; secrets: SecretBox }): () => Way {
  return () => {
    const { proxy, authority } = parts.store.read(storedWay);
    return { authority, proxy: proxy === null ? null : parts.secrets.open(proxy, context) };
  };
}

/** What the company fixes of the way; each part that it leaves out is the station's own. */
export function wayUnder(
  { policy, policyAuthority }: { policy: Policy; policyAuthority: string | null },
  own: () => Way,
): () => Way {
  const proxy = policy.network?.proxy;
  if (proxy === undefined && policyAuthority === null) return own;
  return () => {
    const way = own();
    return {
      proxy: proxy === undefined ? way.proxy : proxy,
      authority: policyAuthority ?? way.authority,
    };
  };
}
