import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parsePolicy } from "#electron/policy/parse-policy.ts";
import { verifyManifest } from "#electron/updates/signature.ts";
import { runCli } from "../cli/run-cli.ts";

test("a feed is signed with a key of the company's own, and not where a file is not the one that is named", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shipdeck-feed-"));
  try {
    const key = join(folder, "update-key.pem");
    const made = await runCli("updates", "keygen", "--out", key);
    expect(made.code).toBe(0);
    expect(statSync(key).mode & 0o077).toBe(0);
    const publicKey = made.stdout.trim();
    const updates = { mode: "check", feed: "https://updates.example.com/shipdeck", publicKey };
    expect(parsePolicy(JSON.stringify({ updates })).problems).toEqual([]);

    const installer = Buffer.from("the new program");
    const sha512 = createHash("sha512").update(installer).digest("base64");
    const manifest = `version: 1.2.3\nfiles:\n  - url: Shipdeck 1.2.3.AppImage\n    sha512: ${sha512}\n    size: ${installer.length}\n`;
    writeFileSync(join(folder, "latest-linux.yml"), manifest);
    writeFileSync(join(folder, "Shipdeck 1.2.3.AppImage"), "another program");
    const refused = await runCli("updates", "sign", folder, "--key", key);
    expect(refused).toMatchObject({
      code: 1,
      stdout: "",
      stderr:
        "latest-linux.yml was not signed: Shipdeck 1.2.3.AppImage beside it is not the file that it names.\n",
    });
    writeFileSync(join(folder, "Shipdeck 1.2.3.AppImage"), installer);
    const signed = await runCli("updates", "sign", folder, "--key", key);
    expect(signed).toMatchObject({
      code: 0,
      stdout: `latest-linux.yml: 1.2.3, signed with ${publicKey}\n`,
    });
    const text = readFileSync(join(folder, "latest-linux.yml.sig"), "utf8");
    const name = "latest-linux.yml";
    expect(verifyManifest({ name, manifest: Buffer.from(manifest), text }, publicKey)).toMatch(
      /^20/,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
