import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { httpClient } from "#electron/http-client.ts";
import { filesWith } from "../secrets-folder.ts";
import { cli, cliJson, serve } from "./child.ts";

type Key = { apiKey: string; apiSecret: string };
interface Plan {
  plan: { schedule: string; hour: number; encrypted: boolean };
}

test("a fresh computer gets everything back from one encrypted file by the command line, and nothing by another passphrase", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shipdeck-fresh-"));
  const to = (name: string) => join(folder, name);
  const [data, fresh, file] = [to("data"), to("fresh"), to("all.backup")];
  writeFileSync(to("passphrase"), "correct horse battery\n");
  writeFileSync(to("wrong"), "battery horse correct\n");
  try {
    const key = await cliJson<Key>(["keys", "create", "--name", "k", "--data", data]);
    await cliJson(["wallet", "deposit", "--currency", "LTC", "--amount", "5", "--data", data]);
    writeFileSync(join(data, "settings.json"), JSON.stringify({ language: "es", port: 4999 }));
    let secret: string;
    {
      await using station = await serve(data);
      const client = httpClient(station.url, key, fetch);
      const webhook = { webhookUrl: "http://127.0.0.1:9/", events: ["label.created" as const] };
      ({ secret } = await client.createWebhook(webhook));
      const by = ["--passphrase-file", to("passphrase"), "--data", data];
      const made = await cliJson<{ keysIncluded: boolean }>(["backup", file, ...by]);
      expect(made).toMatchObject({ verified: true, encrypted: true, keysIncluded: true, exit: 0 });
      const planned = await cliJson<Plan>(["backups", "--schedule", "daily", "--hour", "3", ...by]);
      expect(planned.plan).toMatchObject({ schedule: "daily", hour: 3, encrypted: true });
    }
    expect(filesWith(folder, secret.slice(6, 36))).toEqual([]);
    expect(filesWith(data, "correct horse")).toEqual([]);
    const restore = (...rest: string[]) => cli(["restore", file, "--data", fresh, ...rest]).ended();
    expect(await restore()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("its passphrase is needed") as string,
    });
    expect(await restore("--passphrase-file", to("wrong"))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("encrypted with another passphrase") as string,
    });
    const flipped = readFileSync(file);
    flipped[flipped.length >> 1] = (flipped[flipped.length >> 1] ?? 0) ^ 4;
    writeFileSync(to("flipped.backup"), flipped);
    const bad = ["restore", to("flipped.backup"), "--passphrase-file", to("passphrase")];
    expect(await cli([...bad, "--data", fresh]).ended()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("is damaged or cut off") as string,
    });
    expect(existsSync(join(fresh, "sandbox", "station.db"))).toBe(false);

    const back = await cliJson([
      "restore",
      file,
      "--passphrase-file",
      to("passphrase"),
      "--data",
      fresh,
    ]);
    expect(back).toMatchObject({ unreadableSecrets: 0, previous: null, exit: 0 });
    expect(await cliJson(["doctor", "--data", fresh])).toMatchObject({ ok: true, exit: 0 });
    // The settings are brought in, but for what belongs to the other computer.
    expect(JSON.parse(readFileSync(join(fresh, "settings.json"), "utf8"))).toEqual({
      language: "es",
    });
    expect(readdirSync(fresh).sort()).toEqual(["sandbox", "settings.json"]);
    await using copy = await serve(fresh);
    const { balances } = await httpClient(copy.url, key, fetch).getBalance({});
    expect(balances.find(({ currency }) => currency === "LTC")?.balance).toBe(5);
    expect(copy.stderr).toBe("");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
