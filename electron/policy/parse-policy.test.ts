import { expect, test } from "vitest";
import { parsePolicy } from "./parse-policy.ts";

const told = (text: string) =>
  parsePolicy(text).problems.map(
    ({ line, column, message }) =>
      `${line}:${column} ${message.replace(/^This is not JSON.*/, "not JSON")}`,
  );

const key = `${"A".repeat(43)}=`;

test("a policy that fixes everything is understood, and what it leaves out has its default", () => {
  const { policy, problems } = parsePolicy(
    JSON.stringify({
      $schema: "./policy.schema.json",
      contact: "IT, extension 4242",
      modes: ["sandbox", "live"],
      port: 4820,
      dataFolder: "~/Shipdeck",
      language: "es",
      carriers: ["USPS"],
      printers: [{ queue: "Zebra" }, { host: "10.0.0.9" }, { folder: "/srv/labels" }],
      lanWebhooks: false,
      apiKeys: { scopes: ["read", "rates"], dailyLimitUsd: 250 },
      network: { proxy: "http://proxy.example.com:3128", authorityFile: "/etc/ssl/company.pem" },
      backups: { schedule: "daily", hour: 12, folder: "/mnt/backups" },
      updates: { mode: "check", feed: "https://updates.example.com/shipdeck", publicKey: key },
    }),
  );
  expect(problems).toEqual([]);
  expect(policy?.printers?.[1]).toEqual({ host: "10.0.0.9", port: 9100 });
  expect(policy?.updates?.channel).toBe("latest");
});

test("an empty policy fixes nothing", () => {
  expect(parsePolicy("{}")).toEqual({ policy: {}, problems: [] });
});

test("every wrong value is told at once, with the line and the column where it stands", () => {
  const text = `{
  "modes": ["sandbox", "production"],
  "port": "4810",
  "apiKeys": { "scopes": ["read"],
               "dailyLimitUsd": -5 },
  "network": {
    "proxy": "http://ada:secret@proxy:3128"
  }
}`;
  expect(told(text)).toEqual([
    "2:24 modes[1] must be one of sandbox, live.",
    "3:11 port must be a number.",
    "5:33 apiKeys.dailyLimitUsd must be at least 0.",
    "7:14 network.proxy must be like http://proxy.example.com:3128, without a password: every account can read this file.",
  ]);
});

test("a word that is not known is refused where it stands: nobody may think that it counts", () => {
  expect(told('{\n  "prot": 4810,\n  "backups": { "hours": 3 }\n}')).toEqual([
    "2:3 prot is not known here.",
    "3:16 backups.hours is not known here.",
  ]);
});

test("an entry that stands there twice is refused: which of them counts is not guessed", () => {
  expect(told('{ "port": 4810,\n  "port": 4811 }')).toEqual([
    "2:3 port stands here a second time. Leave one of them out.",
  ]);
});

test.each([
  ["", "1:1"],
  ["{", "1:2"],
  ['{\n  "port": 4810,\n}', "3:1"],
  ['{\n  "port": 4810\n  "language": "en"\n}', "3:3"],
  ["{ // port\n}", "1:3"],
])("what is no JSON is refused with the place: %j", (text, place) => {
  expect(told(text)).toEqual([`${place} not JSON`]);
});

test.each([
  ['["sandbox"]', "1:1 The policy must be an object."],
  ['{"modes":[]}', "1:10 modes must have at least 1 entries."],
  ['{"modes":["live","live"]}', "1:10 modes must not name one twice."],
  ['{"dataFolder":"data"}', /1:15 dataFolder must be a full path/],
  ['{"printers":[{"queue":"A","host":"b"}]}', "1:27 printers[0].host is not known here."],
  ['{"updates":{"mode":"check"}}', "1:12 updates.feed is required unless the mode is off."],
  [
    '{"updates":{"mode":"off","feed":"https://u.example.com"}}',
    "1:12 updates.publicKey is required with a feed: an unsigned update is never taken.",
  ],
  [
    `{"updates":{"mode":"check","feed":"http://updates.example.com","publicKey":"${key}"}}`,
    /1:35 updates.feed must begin with https/,
  ],
  [
    '{"updates":{"mode":"check","feed":"https://u.example.com","publicKey":"abc"}}',
    /updates.publicKey must be an ed25519 key/,
  ],
])("%s is refused in words for an administrator", (text, words) => {
  const [first = "it was taken"] = told(text);
  if (typeof words === "string") expect(first).toBe(words);
  else expect(first).toMatch(words);
});
