import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  type FakeEasyPost,
  openFakeEasyPost,
} from "#electron/carriers/easypost/fake/fake-easypost.ts";
import { runNode } from "../cli/run-cli.ts";
import { failureOf } from "../doors/room.ts";
import { dana, parcel, warehouse } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";

const key = "EZTKsecretOfTheCompany0123456789";
const parcelToDana = { fromAddress: warehouse, toAddress: dana, packageDetails: parcel };

interface Place extends AsyncDisposable {
  folder: string;
  data: string;
  fake: FakeEasyPost;
}

async function place(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "shipdeck-connect-"));
  const fake = await openFakeEasyPost({ book: join(folder, "book.jsonl"), now: () => 0 });
  return {
    folder,
    data: join(folder, "data"),
    fake,
    async [Symbol.asyncDispose]() {
      await fake.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function live({ data, fake }: Place): Promise<TestStation> {
  return TestStation.open({ data, config: { mode: "live", easypostUrl: fake.url } });
}

/** Files below a folder that have a text in them. */
function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => statSync(join(folder, name)).isFile())
    .filter((name) => readFileSync(join(folder, name)).includes(text));
}

test("a live station opens without an account, takes a good key, keeps it sealed over a restart, and forgets it", async () => {
  await using at = await place();
  const first = await live(at);
  expect(await first.desk.getCarrierAccount()).toMatchObject({ kind: null, trouble: null });
  expect((await failureOf(first.desk.getRates(parcelToDana))).message).toContain(
    "No carrier account",
  );
  at.fake.revoke("EZAKwrong");
  const refused = await failureOf(
    first.desk.connectCarrierAccount({ kind: "easypost", key: "EZAKwrong" }),
  );
  expect([refused.code, refused.errors[0]?.field]).toEqual(["VALIDATION_ERROR", "key"]);
  expect((await first.desk.getCarrierAccount()).kind).toBeNull();
  expect(await first.desk.connectCarrierAccount({ kind: "easypost", key })).toMatchObject({
    kind: "easypost",
    rehearsal: true,
    keyPreview: "EZTK…6789",
    readable: true,
    trouble: null,
    clockDifferenceMs: expect.any(Number),
  });
  expect((await first.desk.getRates(parcelToDana)).rates).toHaveLength(4);
  expect(JSON.stringify(first.lines)).not.toContain(key);
  await first.close();
  expect(filesWith(at.data, key)).toEqual([]);
  const second = await live(at);
  expect((await second.desk.getRates(parcelToDana)).rates).toHaveLength(4);
  at.fake.revoke(key);
  expect((await second.desk.checkCarrierAccount()).trouble?.code).toBe("CARRIER_ACCOUNT_REFUSED");
  expect((await second.desk.removeCarrierAccount()).kind).toBeNull();
  await second.close();
});

test("a text that is no key of theirs is refused unasked, and the sandbox has no account at all", async () => {
  await using at = await place();
  const station = await live(at);
  const failure = await failureOf(
    station.desk.connectCarrierAccount({ kind: "easypost", key: "sk_live_1" }),
  );
  expect([failure.code, at.fake.seen]).toEqual(["VALIDATION_ERROR", []]);
  await station.close();
  await using sandbox = await TestStation.open();
  expect((await failureOf(sandbox.desk.checkCarrierAccount())).code).toBe("FORBIDDEN");
});

test("the command line connects, shows and removes the account beside a running station; the key is never an argument", async () => {
  await using at = await place();
  const station = await live(at);
  const file = join(at.folder, "key.txt");
  writeFileSync(file, `${key}\n`);
  const run = (...args: string[]) =>
    runNode(["electron/cli.ts", "account", ...args, "--data", at.data, "--json"], {
      SHIPDECK_EASYPOST_URL: at.fake.url,
    });
  const connected = await run("easypost", "--key-file", file);
  expect(connected).toMatchObject({ code: 0, stderr: "" });
  expect(JSON.parse(connected.stdout)).toMatchObject({ kind: "easypost", rehearsal: true });
  expect((await station.desk.getRates(parcelToDana)).rates).toHaveLength(4);
  at.fake.revoke(key);
  const shown = await run("show");
  expect(shown.code).toBe(1);
  expect(JSON.parse(shown.stdout)).toMatchObject({ trouble: { code: "CARRIER_ACCOUNT_REFUSED" } });
  expect((await run("remove")).code).toBe(0);
  expect((await failureOf(station.desk.getRates(parcelToDana))).message).toContain(
    "No carrier account",
  );
  await station.close();
});
