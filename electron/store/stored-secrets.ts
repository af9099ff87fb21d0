import { statement } from "./sql.ts";
import type { Db, Store, Tx } from "./store.ts";

/** Seals secrets and opens them, null where it cannot; see electron/secrets. */
interface Box {
  seal(plain: string, context: string): string;
  open(sealed: string, context: string): string | null;
}

/** Says whose a webhook's secret is: authenticated with it, so that a row cannot be given another one's. */
export function webhookContext(id: string): string {
  return `webhook:${id}`;
}

const webhookSecrets = statement((db) =>
  db.selectFrom("webhook").select(["id", "secret", "previous_secret"]),
);
const putSecrets = statement((db, v: { id: string; secret: string; previous: string | null }) =>
  db
    .updateTable("webhook")
    .set({ secret: v.secret, previous_secret: v.previous })
    .where("id", "=", v.id),
);
const sweepMark = "secrets-to-sweep";
const isMarked = statement((db) =>
  db.selectFrom("meta").select("key").where("key", "=", sweepMark),
);
const mark = statement((db) =>
  db
    .insertInto("meta")
    .values({ key: sweepMark, value: "yes" })
    .onConflict((conflict) => conflict.column("key").doNothing()),
);
const unmark = statement((db) => db.deleteFrom("meta").where("key", "=", sweepMark));

function isPlain(secret: string | null): secret is string {
  return secret?.startsWith("whsec_") ?? false;
}

/** Webhooks whose secret, or the one before it, still lies there as an older version wrote it. */
export function plainSecrets(db: Db): number {
  const all = webhookSecrets.all(db, {});
  return all.filter((row) => isPlain(row.secret) || isPlain(row.previous_secret)).length;
}

/** Ids of the webhooks whose secret does not open. */
export function unreadableSecrets(db: Db, box: Box): string[] {
  return webhookSecrets
    .all(db, {})
    .filter(({ id, secret }) => !isPlain(secret) && box.open(secret, webhookContext(id)) === null)
    .map(({ id }) => id);
}

function sealAll(tx: Tx, box: Box): number {
  let sealed = 0;
  for (const { id, secret, previous_secret: previous } of webhookSecrets.all(tx, {})) {
    if (!isPlain(secret) && !isPlain(previous)) continue;
    const asSealed = (text: string) => (isPlain(text) ? box.seal(text, webhookContext(id)) : text);
    putSecrets.run(tx, {
      id,
      secret: asSealed(secret),
      previous: previous === null ? null : asSealed(previous),
    });
    sealed += 1;
  }
  // In the same transaction: whoever opens the folder next knows that the old text may still lie in free pages.
  if (sealed > 0) mark.run(tx, {});
  return sealed;
}

/**
 * Seals what an older version left plain, and takes the old text out of the database's files. Each step may be the last one: the
 * key is durable before a secret is sealed with it, all secrets are sealed in one commit, and the mark goes last. Answers how many
 * webhooks were sealed. Throws when the files cannot be swept now; the next start tries again.
 */
export async function sealStored(store: Store, box: Box): Promise<number> {
  const sealed = plainSecrets(store.db) > 0 ? await store.write((tx) => sealAll(tx, box)) : 0;
  if (!isMarked.get(store.db, {})) return sealed;
  await store.idle();
  store.db.pragma("busy_timeout = 5000");
  try {
    // The copy that it makes on the way may be larger than memory.
    store.db.pragma("temp_store = FILE");
    // Every page is written anew, so no free one keeps the text; then the log, which held the old pages, is emptied.
    store.db.exec("VACUUM");
    const [answer] = store.db.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
    if (answer?.busy !== 0) throw new Error("another program reads the database");
  } finally {
    store.db.pragma("temp_store = MEMORY");
    store.db.pragma("busy_timeout = 0");
  }
  await store.write((tx) => unmark.run(tx, {}));
  return sealed;
}
