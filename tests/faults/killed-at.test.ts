import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openReceiver } from "../service/receiver.ts";
import { Child } from "./child.ts";
import { recover, type Told } from "./crash-day.ts";

const points: [string, number][] = [
  ["CP1 before a transaction", 2],
  ["CP2, CP8 inside a transaction", 2],
  ["CP2, CP8 inside a transaction", 4],
  ["CP9 committed, the record beside the database is behind", 2],
  ["CP9 committed, nobody has heard of it", 2],
  ["CP3 the intent is written, the carrier was not called", 1],
  ["CP4 the carrier sold, nobody heard of it", 2],
  ["CP5 the carrier's answer is here, the label is not drawn", 1],
  ["CP6 half of the label file is written", 2],
  ["CP7 the label file stands, the sale is not recorded", 1],
  ["CP9, CP10 the customer heard the answer", 1],
  ["CP11 the webhook was heard, its delivery is not marked", 1],
  ["CP12 the carrier is asked what became of a purchase", 1],
  ["CP12 the carrier is sure that it sold nothing", 1],
  ["a void is noted, the carrier was not called", 1],
  ["the carrier voided, nobody heard of it", 1],
];

test.for(points)(
  "a station whose process is killed at “%s” (%i) recovers",
  async ([moment, nth]) => {
    const folder = mkdtempSync(join(tmpdir(), "shipdeck-killed-"));
    const receiver = await openReceiver();
    try {
      const args = [folder, receiver.url, moment, String(nth)];
      await using child = new Child("tests/faults/dying-station.ts", args);
      // The receiver is another process than the station: it hears the webhook, and the station dies before the answer.
      if (moment.startsWith("CP11"))
        receiver.answer = (response) => void child.kill().then(() => response.writeHead(200).end());
      const { signal, stdout, stderr } = await child.ended();
      expect({ signal, stderr }).toEqual({ signal: "SIGKILL", stderr: "" });
      receiver.answer = 200;
      const [last] = stdout.split("\n").filter(Boolean).toReversed();
      const told = JSON.parse(last?.replace(/^TOLD /, "") ?? "") as Told;
      await recover({ folder, told }, "2026-11-23T16:05:00.000Z");
    } finally {
      await receiver.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
