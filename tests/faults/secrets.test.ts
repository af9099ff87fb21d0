import Database from "better-sqlite3";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { examine } from "#electron/doctor.ts";
import type { KeyKeeper } from "#electron/secrets/secrets.ts";
import { ManualClock } from "../manual-clock.ts";
import { filesWith, keychain } from "../secrets-folder.ts";
import { openReceiver, type Receiver } from "../service/receiver.ts";
import { TestStation } from "../station.ts";
import { temporaryFolder } from "../store/open-database.ts";

/** The one before the last, as an older version left it. */
const older = `whsec_${Buffer.alloc(32, 3).toString("base64")}`;

let folder: ReturnType<typeof temporaryFolder>;
let receiver: Receiver;
beforeEach(async () => {
  folder = temporaryFolder();
  receiver = await openReceiver();
});
afterEach(async () => {
  await receiver.close();
  folder[Symbol.dispose]();
});

const open = (keeper: KeyKeeper | null = null, data = folder.file("data")) =>
  // The Standard Webhooks library compares timestamps with the computer's clock.
  TestStation.open({ data, keeper, clock: new ManualClock(Date.now()) });

const webhookAt = (shop: TestStation) =>
  shop.desk.createWebhook({ webhookUrl: receiver.url, events: ["label.created"] });

async function sendSample(shop: TestStation, id: string): Promise<void> {
  await shop.desk.testWebhook({ id });
  await shop.station.processAll();
}

function verifyLast(secret: string): void {
  const last = receiver.hits.at(-1);
  if (!last) throw new Error("nothing was received");
  new Webhook(secret).verify(last.body, last.headers);
}

/** Puts the secrets back as version 0.1.0 wrote them, the old text in the database, its free pages and its log. */
function asOldVersion(file: string, secrets: Readonly<Record<string, string>>): void {
  const db = new Database(file);
  for (const [id, secret] of Object.entries(secrets))
    db.prepare(
      "UPDATE webhook SET secret = ?, previous_secret = ?, previous_secret_until = 1e15 WHERE id = ?",
    ).run(secret, older, id);
  db.close();
}

describe("webhook secrets", () => {
  test("lie nowhere in the data folder, neither new nor replaced, and what they sign is verified", async () => {
    const shop = await open();
    const { id, secret } = await webhookAt(shop);
    await sendSample(shop, id);
    verifyLast(secret);
    const rotated = await shop.desk.rotateWebhookSecret({ id });
    await sendSample(shop, id);
    verifyLast(secret);
    verifyLast(rotated.secret);
    const backup = folder.file("data.backup");
    await shop.station.parts.backups.make(backup, null);
    for (const text of [secret, rotated.secret]) {
      const key = text.replace("whsec_", "").slice(0, 30);
      expect(filesWith(folder.path, key)).toEqual([]);
    }
    expect(shop.errors).toEqual([]);
    await shop.close();
  });

  test("of an older version are sealed at the next start, wherever a kill ends it, and leave the files", async () => {
    const first = await open();
    const { id, secret } = await webhookAt(first);
    const { database, data } = {
      database: join(folder.file("data"), "sandbox", "station.db"),
      data: folder.file("data"),
    };
    await first.close();
    rmSync(join(data, "sandbox", "secrets.key"));
    asOldVersion(database, { [id]: secret });
    expect(filesWith(data, secret)).not.toEqual([]);
    const old = folder.file("old");
    cpSync(data, old, { recursive: true });
    // Every state that a kill may leave: nothing done, the key made, all sealed, swept but still marked.
    const stops = ["at the start", "after the key", "after the seal", "after the sweep"] as const;
    for (const stop of stops) {
      rmSync(data, { recursive: true, force: true });
      cpSync(old, data, { recursive: true });
      if (stop !== "at the start") {
        const whole = await open();
        await whole.close();
        if (stop === "after the key") cpSync(join(old, "sandbox", "station.db"), database);
        else {
          if (stop === "after the seal") {
            // What the seal's commit leaves: sealed rows, the mark, and the old text in a free page.
            const db = new Database(database);
            db.exec("CREATE TABLE gone (t TEXT)");
            db.prepare("INSERT INTO gone VALUES (?)").run(`${secret}${"x".repeat(5_000)}`);
            db.exec("PRAGMA secure_delete = OFF; DROP TABLE gone");
            db.close();
            expect(filesWith(data, secret)).not.toEqual([]);
          }
          const db = new Database(database);
          db.prepare("INSERT INTO meta VALUES ('secrets-to-sweep', 'yes')").run();
          db.close();
        }
      }
      const shop = await open();
      for (const text of [secret, older])
        expect({ stop, files: filesWith(data, text) }).toEqual({ stop, files: [] });
      await sendSample(shop, id);
      verifyLast(secret);
      verifyLast(older);
      expect(shop.errors).toEqual([]);
      const { config } = shop.station;
      await shop.close();
      const { findings } = await examine(config);
      expect(findings.filter(({ ok }) => !ok)).toEqual([]);
      expect(findings.find(({ check }) => check === "secrets")?.detail).toContain("key file");
    }
  });

  test("that lie plain are told by the doctor before the station was started", async () => {
    const shop = await open();
    const { id, secret } = await webhookAt(shop);
    const { config } = shop.station;
    await shop.close();
    asOldVersion(join(config.folder, "station.db"), { [id]: secret });
    const { ok, findings } = await examine(config);
    expect(ok).toBe(false);
    expect(findings.find(({ check }) => check === "secrets")?.detail).toContain("lie plain");
  });
});

describe("a key that is lost, damaged or elsewhere", () => {
  const losses: [string, (file: string) => void][] = [
    ["lost", (file) => rmSync(file)],
    ["empty", (file) => writeFileSync(file, "")],
    ["half written", (file) => writeFileSync(file, readFileSync(file).subarray(0, 90))],
    [
      "another's",
      (file) => {
        const text = readFileSync(file, "utf8");
        writeFileSync(
          file,
          text.replace(/"key": "[^"]+"/, `"key": "${Buffer.alloc(32, 9).toString("base64")}"`),
        );
      },
    ],
  ];
  test.each(losses)(
    "(%s) takes no label and no money: events wait, unsigned nothing is sent, and a new secret sends them",
    async (_, lose) => {
      const before = await open();
      await before.desk.deposit({ currency: "LTC", amount: "5" });
      const { id, secret } = await webhookAt(before);
      const { config } = before.station;
      await before.close();
      lose(join(config.folder, "secrets.key"));
      const diagnosis = await examine(config);
      expect(diagnosis.findings.filter(({ ok }) => !ok).map(({ check }) => check)).toEqual([
        "secrets",
      ]);
      const shop = await open();
      const { balances } = await shop.desk.getBalance({});
      expect(balances.find(({ currency }) => currency === "LTC")?.balance).toBe(5);
      expect((await shop.desk.watchWebhooks()).webhooks[0]).toMatchObject({
        state: "unreadable",
        secretPreview: `whsec_…${secret.slice(-5, -1)}`,
      });
      await sendSample(shop, id);
      await shop.clock.advance(3 * 24 * 3_600_000);
      await shop.station.processAll();
      expect(receiver.hits).toEqual([]);
      expect((await shop.desk.watchWebhooks()).webhooks[0]?.waiting).toBe(1);
      // The waiting delivery has nothing to show of its next request, and the window is told nothing wrong.
      const { deliveries } = await shop.desk.listDeliveries({ id });
      const shown = await shop.desk.readDelivery({ id, deliveryId: deliveries[0]?.id ?? "" });
      expect(shown.nextRequest).toBeNull();
      const rotated = await shop.desk.rotateWebhookSecret({ id });
      await shop.station.processAll();
      expect(receiver.hits).toHaveLength(1);
      expect(receiver.hits[0]?.headers).not.toHaveProperty("x-webhook-signature-previous");
      expect((await shop.desk.watchWebhooks()).webhooks[0]?.state).toBe("active");
      expect(shop.errors).toEqual([]);
      await shop.close();
      const after = await open();
      await sendSample(after, id);
      verifyLast(rotated.secret);
      await after.close();
    },
  );

  test("(a keychain's, asked by the command line or on another computer) signs nothing there, and everything where it is", async () => {
    const mine = keychain("Mine");
    const desktop = await open(mine);
    const { id, secret } = await webhookAt(desktop);
    await sendSample(desktop, id);
    verifyLast(secret);
    await desktop.close();
    cpSync(folder.file("data"), folder.file("copy"), { recursive: true });
    for (const [keeper, data] of [
      [null, "data"],
      [keychain("Other"), "copy"],
    ] as const) {
      const elsewhere = await open(keeper, folder.file(data));
      expect(elsewhere.station.parts.secrets.state().locked).toEqual({ keeper: "Mine" });
      const seen = receiver.hits.length;
      await sendSample(elsewhere, id);
      expect(receiver.hits).toHaveLength(seen);
      const { config } = elsewhere.station;
      await elsewhere.close();
      const finding = (await examine(config)).findings.find(({ check }) => check === "secrets");
      expect(finding).toMatchObject({
        ok: true,
        detail: expect.stringContaining("kept by Mine") as string,
      });
    }
    const back = await open(mine);
    await back.station.processAll();
    expect(receiver.hits).toHaveLength(2);
    verifyLast(secret);
    await back.close();
  });
});
