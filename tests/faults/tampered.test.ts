import Database from "better-sqlite3";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { acceptLoss } from "#electron/accept-loss.ts";
import { examine } from "#electron/doctor.ts";
import { headText } from "#electron/store/head-file.ts";
import { api } from "#shared/contract/index.ts";
import { TestStation } from "../station.ts";
import { everyOperation } from "./every-operation.ts";
import { type Evening, keepEvenings, type KeptEvenings } from "./kept-evenings.ts";

let kept: KeptEvenings;
beforeAll(async () => {
  kept = await keepEvenings();
});
afterAll(() => kept[Symbol.dispose]());

/** Writes into the database past every guard of it. */
function byHand({ files }: Evening, sql: string): void {
  const db = new Database(files.database);
  const guards = db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all() as {
    name: string;
    sql: string;
  }[];
  for (const { name } of guards) db.exec(`DROP TRIGGER ${name}`);
  db.pragma("foreign_keys = OFF");
  db.pragma("ignore_check_constraints = ON");
  db.exec(sql);
  for (const guard of guards) db.exec(guard.sql);
  db.close();
}

function putBack(from: string, to: string): void {
  for (const ending of ["", "-wal", "-shm"]) rmSync(to + ending, { force: true });
  cpSync(from, to);
}

interface Case {
  damage: (evening: Evening) => void;
  told: RegExp;
  /** Can the loss be accepted, because what is left is whole? */
  acceptable: boolean;
  /** The database is the one of noon. */
  older?: true;
}

const dropTail = `DELETE FROM posting WHERE journal_seq = (SELECT MAX(seq) FROM journal);
  DELETE FROM journal WHERE seq = (SELECT MAX(seq) FROM journal)`;

const cases: Record<string, Case> = {
  "an amount in the journal was changed": {
    damage: (evening) =>
      byHand(
        evening,
        "UPDATE journal SET amount = amount + 1, balance_after = balance_after + 1 WHERE seq = 3",
      ),
    told: /Entry 3 of the wallet's journal was changed/,
    acceptable: false,
  },
  "a balance was changed beside the journal": {
    damage: (evening) =>
      byHand(evening, "UPDATE balance SET units = units + 5 WHERE account = 'LTC:wallet'"),
    told: /every currency's accounts sum to zero \(I2\)/,
    acceptable: false,
  },
  "the newest entry was taken away": {
    damage: (evening) => byHand(evening, dropTail),
    told: /journal ends before entry 7/,
    acceptable: false,
  },
  "an older database was put back": {
    damage: ({ files }) => putBack(kept.noon.database, files.database),
    told: /journal ends before entry 7/,
    acceptable: true,
    older: true,
  },
  "an older database was put back with its record": {
    damage: ({ files }) => {
      putBack(kept.noon.database, files.database);
      putBack(kept.noon.head, files.head);
    },
    told: /2 labels were bought that the wallet's journal does not know/,
    acceptable: true,
    older: true,
  },
  "the record was taken away": {
    damage: ({ files }) => rmSync(files.head),
    told: /record beside the database is gone/,
    acceptable: true,
  },
  "the record cannot be read": {
    damage: ({ files }) => writeFileSync(files.head, "nothing of a record"),
    told: /record beside the database cannot be read/,
    acceptable: true,
  },
  "the record is blank": {
    damage: ({ files }) => writeFileSync(files.head, Buffer.alloc(96)),
    told: /record beside the database cannot be read/,
    acceptable: true,
  },
  "the record is of another journal": {
    damage: ({ files }) => writeFileSync(files.head, headText({ seq: 2, hash: "ab".repeat(32) })),
    told: /Entry 2 of the wallet's journal is not the one that was written/,
    acceptable: true,
  },
};

async function ask(
  station: TestStation,
  { method, path, body }: { method: string; path: string; body?: unknown },
) {
  const response = await fetch(`${station.url}/api/v1${path}`, {
    method,
    headers: {
      "x-api-key": kept.key.apiKey,
      "x-api-secret": kept.key.apiSecret,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { code, message } = (await response.json()) as { code?: string; message?: string };
  return {
    status: response.status,
    code,
    message,
    retryAfter: response.headers.get("retry-after"),
  };
}

test("on a folder that is well every operation of the API is fulfilled", async () => {
  using evening = kept.again();
  const station = await TestStation.open({ data: evening.data });
  const asked = everyOperation(kept);
  expect(Object.keys(asked).sort()).toEqual(Object.keys(api).sort());
  // What takes something away comes last.
  const order = Object.entries(asked).sort(
    ([a], [b]) => Number(/^(void|delete)/.test(a)) - Number(/^(void|delete)/.test(b)),
  );
  for (const [name, operation] of order) {
    const { status, message } = await ask(station, operation);
    expect({ name, status, message }).toEqual({
      name,
      status: api[name as keyof typeof api].status ?? 200,
      message: undefined,
    });
  }
  await station.close();
});

test.for(Object.entries(cases))(
  "when %s, it is told at the start, nothing is written or bought any more, and all can be read",
  async ([, { damage, told, older }]) => {
    using evening = kept.again();
    damage(evening);
    const station = await TestStation.open({ data: evening.data });
    const { storageProblem } = await station.desk.getStation();
    expect(storageProblem).toMatch(told);
    // Loud in the log, too.
    expect(station.errors.map(({ message }) => message)).toEqual(["nothing is written any more"]);
    const wallet = JSON.stringify(await station.desk.getWallet());
    for (const [name, operation] of Object.entries(everyOperation(kept))) {
      const { status, code, message, retryAfter } = await ask(station, operation);
      // A database of noon does not know what was made later.
      if (older && operation.later) expect({ name, status }).toEqual({ name, status: 404 });
      else if (operation.writes) {
        const refusal = { name, status: 503, code: "STORAGE_UNAVAILABLE", retryAfter: "60" };
        expect({ name, status, code, retryAfter }).toEqual(refusal);
        expect(message).toMatch(told);
      } else expect({ name, status }).toEqual({ name, status: 200 });
    }
    await station.station.processAll();
    expect(JSON.stringify(await station.desk.getWallet())).toBe(wallet);
    expect(station.errors).toHaveLength(1);
    await station.close();
    const { ok, findings } = await examine(evening.config);
    expect(ok).toBe(false);
    expect(findings.flatMap((f) => (f.ok ? [] : [f.detail])).join(" ")).toMatch(told);
  },
);

test.for(Object.entries(cases))(
  "when %s, the loss is accepted where what is left is whole, and the station then works",
  async ([, { damage, acceptable }]) => {
    using evening = kept.again();
    damage(evening);
    const told: string[] = [];
    const accepting = acceptLoss(evening.config, (line) => void told.push(line));
    if (acceptable) {
      await accepting;
      expect(told[0]).toMatch(/The journal is taken as it is/);
    } else await expect(accepting).rejects.toThrow(/cannot be accepted/);
    await using station = await TestStation.open({ data: evening.data });
    const { storageProblem, lostLabels } = await station.desk.getStation();
    expect({ works: storageProblem === null, lostLabels }).toEqual({
      works: acceptable,
      lostLabels: [],
    });
    if (acceptable) await station.desk.deposit({ currency: "BTC", amount: "1" });
  },
);
