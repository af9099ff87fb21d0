import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { KeyKeeper } from "#electron/secrets/secrets.ts";
import { restoreBackup } from "#electron/restore.ts";
import { DeskMachine } from "../desk-machine.ts";
import { ManualClock } from "../manual-clock.ts";
import { filesWith, keychain } from "../secrets-folder.ts";
import { orderFor } from "../seeds/warehouse.ts";
import { TestStation, type TestStationOptions } from "../station.ts";
import { temporaryFolder } from "../store/open-database.ts";

const day = 24 * 3_600_000;
const passphrase = "correct horse battery";

let folder: ReturnType<typeof temporaryFolder>;
let machine: DeskMachine;
beforeEach(() => {
  folder = temporaryFolder();
  machine = new DeskMachine();
});
afterEach(() => folder[Symbol.dispose]());

const open = (options: TestStationOptions = {}) =>
  TestStation.open({ data: folder.file("data"), machine, ...options });
const made = (name = "data/backups") =>
  existsSync(folder.file(name)) ? readdirSync(folder.file(name)).sort() : [];

/** Time passes as it does: every alarm on its way rings, and what it begins is waited for. */
async function pass(shop: TestStation, ms: number): Promise<void> {
  await shop.clock.advance(ms);
  await shop.station.processAll();
}

describe("backups by schedule", () => {
  test("are made every day in a station with a window, and by hand alone without one", async () => {
    const desk = await open();
    const { plan, nextAt } = await desk.desk.getBackups();
    expect(plan).toEqual({
      schedule: "daily",
      hour: 12,
      everyHours: 6,
      folder: folder.file("data/backups"),
      encrypted: false,
    });
    const due = new Date(desk.clock.now());
    due.setHours(12, 0, 0, 0);
    if (due.getTime() <= desk.clock.now()) due.setDate(due.getDate() + 1);
    expect(nextAt).toBe(due.toISOString());
    await pass(desk, due.getTime() - desk.clock.now() + 1);
    expect(made()).toHaveLength(1);
    const { results } = await desk.desk.getBackups();
    expect(results).toEqual([
      expect.objectContaining({ by: "schedule", ok: true, kept: true, problem: null, labels: 0 }),
    ]);
    expect(results[0]?.bytes).toBeGreaterThan(10_000);
    await desk.close();
    const alone = await TestStation.open({ data: folder.file("alone") });
    expect(await alone.desk.getBackups()).toMatchObject({
      plan: { schedule: "off" },
      nextAt: null,
    });
    await alone.close();
  });

  test("that were missed while the computer was off are made up for once", async () => {
    const clock = new ManualClock();
    const first = await open({ clock });
    await first.close();
    clock.jump(10 * day);
    const later = await open({ clock });
    await pass(later, 3 * 60_000);
    expect(made()).toHaveLength(1);
    expect(later.errors).toEqual([]);
    await later.close();
  });

  test("go to the folder that a person picked, and no window names another", async () => {
    const shop = await open();
    const chosen = folder.file("elsewhere");
    mkdirSync(chosen);
    await expect(shop.desk.planBackups({ folder: chosen })).rejects.toMatchObject({
      errors: [{ field: "folder" }],
    });
    machine.chosen = chosen;
    await shop.desk.chooseFolder();
    await shop.desk.planBackups({ folder: chosen, schedule: "hours", everyHours: 2 });
    await pass(shop, 2 * 3_600_000 + 1);
    expect(made("elsewhere")).toHaveLength(1);
    expect(made()).toEqual([]);
    await shop.close();
  });

  test("leave the newest and remove only what the station made itself", async () => {
    const shop = await open();
    await shop.desk.planBackups({ schedule: "hours", everyHours: 1 });
    mkdirSync(folder.file("data/backups"), { recursive: true });
    const strange = "shipdeck-sandbox-2020-01-01-1200.backup";
    writeFileSync(join(folder.file("data/backups"), strange), "somebody's");
    for (let n = 0; n < 9; n++) await pass(shop, 3_600_000 + 1);
    const names = made();
    expect(names).toContain(strange);
    expect(names.length).toBeGreaterThanOrEqual(8);
    expect(names.length).toBeLessThan(10);
    const { results } = await shop.desk.getBackups();
    expect(results).toHaveLength(9);
    for (const { file, kept } of results)
      expect({ file, there: existsSync(file) }).toEqual({ file, there: kept });
    expect(results[0]?.kept).toBe(true);
    await shop.close();
  });

  test("that fail are told in a notice, kept nowhere, and tried again after an hour", async () => {
    const shop = await open();
    const notices: unknown[] = [];
    shop.station.onAnnouncement((news) => void (news.kind === "notice" && notices.push(news)));
    const order = await orderFor(shop.desk);
    await shop.desk.deposit({ currency: "LTC", amount: "5" });
    await shop.desk.purchaseLabels({ orderId: order.orderId });
    const labels = folder.file("data/sandbox/labels");
    const files = readdirSync(labels, { recursive: true }).map(String);
    const label = files.find((name) => name.endsWith(".pdf")) ?? "";
    const whole = readFileSync(join(labels, label));
    writeFileSync(join(labels, label), whole.subarray(1));
    await expect(shop.desk.backUpNow()).rejects.toMatchObject({
      code: "STORAGE_UNAVAILABLE",
      message: expect.stringContaining("damaged") as string,
    });
    expect(made()).toEqual([]);
    expect(notices).toEqual([expect.objectContaining({ id: "backup" })]);
    expect((await shop.desk.getBackups()).results).toMatchObject([{ ok: false, kept: false }]);
    writeFileSync(join(labels, label), whole);
    expect(await shop.desk.backUpNow()).toMatchObject({ ok: true, labels: 1 });
    // Nothing of the trial is left beside the data.
    expect(readdirSync(folder.file("data")).filter((name) => name.startsWith("."))).toEqual([]);
    await shop.close();
  });
});

describe("an encrypted backup", () => {
  async function shopWithSecret(keeper: KeyKeeper | null) {
    const shop = await open({ keeper });
    const { id, secret } = await shop.desk.createWebhook({
      webhookUrl: "http://127.0.0.1:9/hook",
      events: ["label.created"],
    });
    mkdirSync(folder.file("data/sandbox/rate-cards"), { recursive: true });
    writeFileSync(
      folder.file("data/sandbox/rate-cards/ours.csv"),
      "not a card, and ours all the same",
    );
    writeFileSync(folder.file("data/settings.json"), JSON.stringify({ language: "es", port: 9 }));
    return { shop, id, secret };
  }

  test("by schedule carries everything to a fresh computer, the key of the secrets too, and shows nothing of it", async () => {
    const { shop, id, secret } = await shopWithSecret(keychain("Mine"));
    await shop.desk.planBackups({ passphrase });
    expect(filesWith(folder.path, passphrase)).toEqual([]);
    const { file, encrypted } = await shop.desk.backUpNow();
    expect(encrypted).toBe(true);
    const bytes = readFileSync(file);
    for (const text of ["SQLite format", "127.0.0.1:9", "ours.csv", secret.slice(6, 30)])
      expect(bytes.includes(text)).toBe(false);
    await shop.close();
    const config = {
      ...shop.station.config,
      dataFolder: folder.file("fresh"),
      folder: folder.file("fresh/sandbox"),
    };
    await expect(restoreBackup(file, config)).rejects.toThrow("its passphrase is needed");
    await expect(restoreBackup(file, config, { passphrase: "wrong passphrase" })).rejects.toThrow(
      "encrypted with another passphrase",
    );
    const there = keychain("Theirs");
    const restored = await restoreBackup(file, config, { passphrase, keeper: there });
    expect(restored).toMatchObject({ unreadableSecrets: 0, previous: null });
    expect(JSON.parse(restored.settings ?? "")).toMatchObject({ language: "es" });
    expect(readFileSync(folder.file("fresh/sandbox/rate-cards/ours.csv"), "utf8")).toContain(
      "ours all the same",
    );
    const fresh = await TestStation.open({ data: folder.file("fresh"), keeper: there, machine });
    const row = fresh.station.parts.store.db
      .prepare("SELECT secret FROM webhook WHERE id = ?")
      .pluck()
      .get(id);
    expect(fresh.station.parts.secrets.open(String(row), `webhook:${id}`)).toBe(secret);
    expect(fresh.station.parts.secrets.state()).toMatchObject({
      keptBy: "keychain",
      keeper: "Theirs",
    });
    expect(await fresh.desk.getBackups()).toMatchObject({ passphraseReadable: true });
    await fresh.close();
  });

  test("that is plain says on a fresh computer that secrets are to be made anew, and on its own brings them back", async () => {
    const { shop, id } = await shopWithSecret(null);
    const { file } = await shop.desk.backUpNow();
    const { config } = shop.station;
    await shop.close();
    const own = await restoreBackup(file, config);
    expect(own).toMatchObject({
      unreadableSecrets: 0,
      previous: `${config.folder}.before-restore-1`,
    });
    const fresh = {
      ...config,
      dataFolder: folder.file("fresh"),
      folder: folder.file("fresh/sandbox"),
    };
    expect(await restoreBackup(file, fresh)).toMatchObject({ unreadableSecrets: 1 });
    const there = await TestStation.open({ data: folder.file("fresh"), machine });
    expect(await there.desk.getSecrets()).toMatchObject({ unreadableWebhooks: 1 });
    await there.desk.rotateWebhookSecret({ id });
    expect(await there.desk.getSecrets()).toMatchObject({ unreadableWebhooks: 0 });
    await there.close();
  });

  test("is not made when its passphrase cannot be read, which is told", async () => {
    const { shop } = await shopWithSecret(null);
    await shop.desk.planBackups({ passphrase });
    await shop.close();
    rmSync(folder.file("data/sandbox/secrets.key"));
    const later = await open();
    expect(await later.desk.getBackups()).toMatchObject({ passphraseReadable: false });
    await expect(later.desk.backUpNow()).rejects.toThrow("Set it anew");
    expect(made()).toEqual([]);
    await later.desk.planBackups({ passphrase: "another passphrase" });
    expect(await later.desk.backUpNow()).toMatchObject({ ok: true, encrypted: true });
    await later.close();
  });

  test("is tried in the window with its passphrase before it is brought in", async () => {
    const { shop } = await shopWithSecret(null);
    const path = folder.file("kept.backup");
    machine.chosen = path;
    await expect(shop.desk.backUpStation({ passphrase: "short" })).rejects.toMatchObject({
      errors: [{ field: "passphrase" }],
    });
    await shop.desk.backUpStation({ passphrase });
    expect(await shop.desk.chooseBackup()).toEqual({ path, encrypted: true, problems: [] });
    await expect(shop.desk.restoreBackup({ path })).rejects.toMatchObject({
      errors: [{ field: "passphrase" }],
    });
    const wrong = await shop.desk.checkBackup({ path, passphrase: "not the passphrase" });
    expect(wrong.problems.join()).toContain("another passphrase");
    await expect(shop.desk.checkBackup({ path: "/etc/passwd", passphrase })).rejects.toMatchObject({
      errors: [{ field: "path" }],
    });
    expect(await shop.desk.checkBackup({ path, passphrase })).toEqual({ problems: [] });
    await shop.desk.restoreBackup({ path, passphrase });
    expect(machine.restarts).toEqual([[{ file: path, passphrase }]]);
    await shop.close();
  });
});
