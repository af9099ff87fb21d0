import { readdir } from "node:fs/promises";
import { readSoldBook } from "./read-sold-book.ts";
import { insertInto, statement } from "./sql.ts";
import type { Db } from "./store.ts";

/** A label that was bought and that the wallet's journal does not know: the database is older than it. */
export interface LostLabel {
  /** The purchase that the carrier was asked for; also the name of the label's file. */
  attemptId: string;
  trackingCode: string | null;
  soldAtMs: number | null;
  /** Path below the label vault. */
  file: string | null;
}

const attempt = statement((db, v: { id: string }) =>
  db.selectFrom("attempt").select("id").where("id", "=", v.id),
);
const accepted = statement((db, v: { key: string }) =>
  db.selectFrom("meta").select("key").where("key", "=", v.key),
);

/** Where `meta` keeps that a person has accepted the loss of a label. */
const acceptedKey = (attemptId: string) => `accepted-label:${attemptId}`;

function isLost(db: Db, attemptId: string): boolean {
  if (attempt.get(db, { id: attemptId })) return false;
  return accepted.get(db, { key: acceptedKey(attemptId) }) === undefined;
}

/**
 * Sales of the simulated carriers that no purchase belongs to. Every purchase is written before the carrier is asked, so such a
 * sale was made in a database that is gone. `limit` asks for the newest alone.
 */
export function lostSales(
  db: Db,
  soldBook: string,
  nativeBinding: string | undefined,
  limit = -1,
): LostLabel[] {
  return readSoldBook(soldBook, nativeBinding, limit)
    .filter(({ reference }) => isLost(db, reference))
    .map(({ reference, trackingCode, soldAtMs }) => ({
      attemptId: reference,
      trackingCode,
      soldAtMs,
      file: null,
    }));
}

/** Label files that no purchase belongs to. */
export async function lostFiles(db: Db, folder: string): Promise<LostLabel[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.flatMap((name) => {
    const file = name.replaceAll("\\", "/");
    const attemptId = /\/(att_\w+)\.pdf$/.exec(file)?.[1];
    if (attemptId === undefined || !isLost(db, attemptId)) return [];
    return [{ attemptId, trackingCode: null, soldAtMs: null, file }];
  });
}

/** One entry a label, with all that is known of it. */
export function joinLost(sales: readonly LostLabel[], files: readonly LostLabel[]): LostLabel[] {
  const paths = new Map(files.map(({ attemptId, file }) => [attemptId, file]));
  const sold = new Set(sales.map(({ attemptId }) => attemptId));
  return [
    ...sales.map((sale) => ({ ...sale, file: paths.get(sale.attemptId) ?? null })),
    ...files.filter(({ attemptId }) => !sold.has(attemptId)),
  ];
}

const namedAtMost = 20;

/** What lost labels mean, in words; null when there are none. */
export function sayLost(lost: readonly LostLabel[]): string | null {
  if (lost.length === 0) return null;
  const names = lost
    .slice(0, namedAtMost)
    .map(({ trackingCode, file, attemptId }) => trackingCode ?? file ?? attemptId);
  const more = lost.length > namedAtMost ? ` and ${lost.length - namedAtMost} more` : "";
  const were = lost.length === 1 ? "1 label was" : `${lost.length} labels were`;
  return `${were} bought that the wallet's journal does not know (${names.join(", ")}${more}): the database is older than that. Restore the newest backup, or accept the loss with \`shipdeck station doctor --accept-loss\`.`;
}

/** Keeps that these are known to be missing, so that they are told no more. For the doctor, on a database that no station serves. */
export function acceptLost(db: Db, lost: readonly LostLabel[], acceptedAt: string): void {
  db.transaction(() => {
    for (const { attemptId } of lost)
      insertInto(db, "meta", { key: acceptedKey(attemptId), value: acceptedAt });
  })();
}
