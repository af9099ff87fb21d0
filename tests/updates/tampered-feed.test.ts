import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { manifestName } from "#electron/updates/manifest.ts";
import { signManifest } from "#electron/updates/signature.ts";
import { DeskMachine } from "../desk-machine.ts";
import { TestStation } from "../station.ts";
import { FolderInstaller } from "./folder-installer.ts";
import { TestFeed } from "./test-feed.ts";

/** Every way in which a feed may lie, against a real one on loopback. The program that runs is 0.1.0. */
let folder: string;
let feed: TestFeed;
let installer: FolderInstaller;
let station: TestStation;
const notices: string[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "shipdeck-updates-"));
  feed = await TestFeed.open();
  installer = new FolderInstaller(join(folder, "installer"));
  station = await open();
});
afterEach(async () => {
  await station[Symbol.asyncDispose]();
  await feed[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

async function open(mode: "sandbox" | "live" = "sandbox") {
  const opened = await TestStation.open({
    data: join(folder, "data"),
    machine: new DeskMachine(),
    installer,
    config: { policy: feed.policy(), mode },
  });
  notices.splice(0);
  opened.station.onAnnouncement((news) => {
    if (news.kind === "notice" && news.message) notices.push(news.message);
  });
  return opened;
}

const at = (file: string) => `/shipdeck/${file}`;
const check = () => station.desk.checkForUpdates();

/** Fetches what is offered, to its end. */
async function fetchIt() {
  await station.station.parts.updates.download();
  return station.desk.getUpdates();
}

test("a newer version that the company has signed is offered and fetched", async () => {
  feed.offer("0.2.0");
  expect(await check()).toMatchObject({
    mode: "check",
    version: "0.1.0",
    phase: "idle",
    offer: { version: "0.2.0", signedAt: "2026-11-21T12:01:00.000Z" },
    problem: null,
  });
  expect(notices).toEqual(["Shipdeck 0.2.0 is there. Settings > Updates says more."]);
  expect(await fetchIt()).toMatchObject({ phase: "ready", problem: null });
  expect(installer.files).toEqual(["update"]);
});

test("the version that runs is no offer", async () => {
  feed.offer("0.1.0");
  expect(await check()).toMatchObject({ offer: null, problem: null });
  expect(notices).toEqual([]);
});

const otherKey = generateKeyPairSync("ed25519").privateKey;
const lies: [string, string, (feed: TestFeed) => void][] = [
  [
    "the version was changed",
    "UPDATE_SIGNATURE_WRONG",
    ({ name }) => feed.tamper(at(name), (text) => text.replace("0.2.0", "0.3.0")),
  ],
  [
    "the hash of the file was changed",
    "UPDATE_SIGNATURE_WRONG",
    ({ name }) => feed.tamper(at(name), (text) => text.replace(/sha512: ./, "sha512: x")),
  ],
  [
    "the size of the file was changed",
    "UPDATE_SIGNATURE_WRONG",
    ({ name }) => feed.tamper(at(name), (text) => text.replace("size: 2", "size: 3")),
  ],
  [
    "the name of the file was changed",
    "UPDATE_SIGNATURE_WRONG",
    ({ name }) => feed.tamper(at(name), (text) => text.replace("url: Shipdeck", "url: Evil")),
  ],
  [
    "a line was added",
    "UPDATE_SIGNATURE_WRONG",
    ({ name }) => feed.tamper(at(name), (text) => `${text}stagingPercentage: 1\n`),
  ],
  [
    "the time of signing was changed",
    "UPDATE_SIGNATURE_WRONG",
    ({ name }) => feed.tamper(at(`${name}.sig`), (text) => text.replace("2026-", "2027-")),
  ],
  [
    "somebody else signed it",
    "UPDATE_SIGNATURE_WRONG",
    ({ name, answers }) => {
      const manifest = Buffer.from(feed.manifest("0.3.0"));
      const signedAt = "2026-11-22T00:00:00.000Z";
      answers.set(at(name), manifest);
      answers.set(at(`${name}.sig`), signManifest({ name, manifest, signedAt }, otherKey));
    },
  ],
  [
    "the signature is missing",
    "UPDATE_UNSIGNED",
    ({ name, answers }) => void answers.delete(at(`${name}.sig`)),
  ],
  [
    "the signature is a sign-in page",
    "UPDATE_SIGNATURE_WRONG",
    ({ name, answers }) => void answers.set(at(`${name}.sig`), "<html>Sign in</html>"),
  ],
  [
    "another channel's manifest is shown",
    "UPDATE_SIGNATURE_WRONG",
    () => feed.sign(feed.manifest("0.3.0"), manifestName("beta", process)),
  ],
  [
    "another system's manifest is shown",
    "UPDATE_SIGNATURE_WRONG",
    () => feed.sign(feed.manifest("0.3.0"), "latest-other.yml"),
  ],
  ["an older version is offered, newly signed", "UPDATE_DOWNGRADE", () => feed.offer("0.0.9")],
  ["what comes before this release is offered", "UPDATE_DOWNGRADE", () => feed.offer("0.1.0-rc.1")],
  [
    "a file on another host is named",
    "FEED_LEADS_ELSEWHERE",
    () => feed.sign(feed.manifest("0.3.0", "https://evil.example/Shipdeck.AppImage")),
  ],
  [
    "a file above the feed is named",
    "FEED_LEADS_ELSEWHERE",
    () => feed.sign(feed.manifest("0.3.0", "../other/Shipdeck-0.3.0.AppImage")),
  ],
  [
    "a file on another host is named without its scheme",
    "FEED_LEADS_ELSEWHERE",
    () => feed.sign(feed.manifest("0.3.0", "//evil.example/Shipdeck.AppImage")),
  ],
  ["what is signed is no manifest", "UPDATE_MALFORMED", () => feed.sign("version: [")],
  [
    "what is signed names no file",
    "UPDATE_MALFORMED",
    () => feed.sign("version: 0.3.0\nfiles: []\n"),
  ],
  [
    "what is signed names no version",
    "UPDATE_MALFORMED",
    () => feed.sign(feed.manifest("0.3.0").replace("0.3.0", "newest")),
  ],
];

test.each(lies)("nothing is taken when %s", async (_, code, lie) => {
  feed.offer("0.2.0");
  lie(feed);
  const state = await check();
  expect(state).toMatchObject({ offer: null, phase: "idle", problem: { code } });
  // Somebody must hear of it.
  expect(notices).toEqual([state.problem?.message]);
  await expect(station.desk.downloadUpdate()).rejects.toMatchObject({ code: "NO_UPDATE" });
  expect(feed.asked.filter((path) => path.endsWith("AppImage"))).toEqual([]);
  expect(installer.files).toEqual([]);
});

test("an offer is taken back when the feed is not to be trusted any more, and given again when it is", async () => {
  feed.offer("0.2.0");
  expect((await check()).offer).not.toBeNull();
  const good = feed.record();
  feed.tamper(at(feed.name), (text) => text.replace("0.2.0", "0.3.0"));
  expect((await check()).offer).toBeNull();
  feed.replay(good);
  expect(await check()).toMatchObject({ offer: { version: "0.2.0" }, problem: null });
});

describe("an old manifest that is shown again", () => {
  test("is refused, over a restart and in the other mode too", async () => {
    feed.offer("0.2.0");
    const old = feed.record();
    feed.offer("0.3.0");
    expect((await check()).offer?.version).toBe("0.3.0");
    feed.replay(old);
    const replayed = { offer: null, problem: { code: "UPDATE_REPLAYED" } };
    expect(await check()).toMatchObject(replayed);
    for (const mode of ["sandbox", "live"] as const) {
      await station.close();
      station = await open(mode);
      expect(await check()).toMatchObject(replayed);
    }
  });

  test("is refused even when it names the version that runs: a fix would stay hidden", async () => {
    feed.offer("0.1.0");
    const old = feed.record();
    feed.offer("0.2.0");
    await check();
    feed.replay(old);
    expect(await check()).toMatchObject({ offer: null, problem: { code: "UPDATE_REPLAYED" } });
  });
});

describe("a feed that sends elsewhere", () => {
  let other: TestFeed;
  beforeEach(async () => void (other = await TestFeed.open()));
  afterEach(() => other[Symbol.asyncDispose]());
  const lead = (path: string) =>
    feed.answers.set(path, (response) =>
      response.writeHead(302, { location: `${other.origin}${path}` }).end(),
    );

  test.each(["manifest", "signature"])("for its %s is not followed", async (what) => {
    feed.offer("0.2.0");
    lead(at(what === "manifest" ? feed.name : `${feed.name}.sig`));
    expect(await check()).toMatchObject({ offer: null, problem: { code: "FEED_LEADS_ELSEWHERE" } });
    expect(other.asked).toEqual([]);
  });

  test("for its file is not followed", async () => {
    feed.offer("0.2.0");
    other.offer("0.2.0");
    await check();
    lead(at("Shipdeck-0.2.0.AppImage"));
    expect(await fetchIt()).toMatchObject({
      phase: "idle",
      problem: { code: "FEED_LEADS_ELSEWHERE" },
    });
    expect(other.asked).toEqual([]);
    expect(installer.files).toEqual([]);
  });
});

describe("a file that is not the one that was signed", () => {
  const path = at("Shipdeck-0.2.0.AppImage");
  const wrongs: [string, (feed: TestFeed) => void][] = [
    ["has one bit changed", () => feed.tamper(path, (text) => text.replace("S", "T"))],
    ["is another version's", ({ answers }) => void answers.set(path, feed.file("0.3.0"))],
    ["is shorter", ({ answers }) => void answers.set(path, feed.file("0.2.0").subarray(0, 90_000))],
    [
      "is larger",
      ({ answers }) =>
        void answers.set(path, Buffer.concat([feed.file("0.2.0"), Buffer.from("x")])),
    ],
    [
      "breaks off in the middle",
      ({ answers }) =>
        void answers.set(path, (response) => {
          response.writeHead(200, { "content-length": "200000" });
          response.write(feed.file("0.2.0").subarray(0, 90_000), () => response.destroy());
        }),
    ],
    [
      "never ends",
      ({ answers }) =>
        void answers.set(path, (response) => {
          const more = () => {
            if (!response.destroyed) response.write(Buffer.alloc(65_536), more);
          };
          more();
        }),
    ],
    ["is empty", ({ answers }) => void answers.set(path, Buffer.alloc(0))],
  ];
  test.each(wrongs)("is thrown away: it %s", async (_, wrong) => {
    feed.offer("0.2.0");
    await check();
    wrong(feed);
    expect(await fetchIt()).toMatchObject({
      phase: "idle",
      problem: { code: "UPDATE_FILE_WRONG" },
    });
    expect(installer.files).toEqual([]);
    await expect(station.desk.installUpdate()).rejects.toMatchObject({ code: "NO_UPDATE" });
    // The right one is taken afterwards.
    feed.answers.set(path, feed.file("0.2.0"));
    expect(await fetchIt()).toMatchObject({ phase: "ready", problem: null });
  });
});

describe("a feed that is away", () => {
  test.each([
    ["does not answer", () => feed.server.close()],
    ["has nothing", () => {}],
    [
      "answers 500",
      () => feed.answers.set(at(feed.name), (response) => response.writeHead(500).end()),
    ],
    ["hangs up", () => feed.answers.set(at(feed.name), (response) => response.destroy())],
    ["talks without end", () => feed.answers.set(at(feed.name), Buffer.alloc(2_000_000))],
  ])("is asked again later and is no news: it %s", async (_, away) => {
    away();
    expect(await check()).toMatchObject({ offer: null, problem: { code: "FEED_UNREACHABLE" } });
    expect(notices).toEqual([]);
  });

  test("does not take back what it offered before", async () => {
    feed.offer("0.2.0");
    await check();
    feed.answers.clear();
    expect(await check()).toMatchObject({
      offer: { version: "0.2.0" },
      problem: { code: "FEED_UNREACHABLE" },
    });
  });
});
