import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { openSecrets } from "#electron/secrets/open-secrets.ts";
import type { KeyKeeper } from "#electron/secrets/secrets.ts";
import { keychain } from "../secrets-folder.ts";
import { temporaryFolder } from "./open-database.ts";

const open = (file: string, keeper: KeyKeeper | null = null) =>
  openSecrets({ file, keeper, randomBytes });
const context = "webhook:hook_1";

describe("the key of the secrets", () => {
  test("is made with the first secret, in a file for its owner alone, and opens it ever after", () => {
    using folder = temporaryFolder();
    const file = folder.file("secrets.key");
    const secrets = open(file);
    expect(secrets.state()).toEqual({ keptBy: "none", keeper: null, offered: null, locked: null });
    expect(existsSync(file)).toBe(false);
    const sealed = secrets.seal("a secret", context);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(secrets.state().keptBy).toBe("file");
    expect(open(file).open(sealed, context)).toBe("a secret");
    expect(open(file).keys()).toHaveLength(1);
  });

  test("that a keychain keeps does not lie in the file, and nobody else reads what it seals", () => {
    using folder = temporaryFolder();
    const file = folder.file("secrets.key");
    const mine = keychain("Mine");
    const sealed = open(file, mine).seal("a secret", context);
    const [key] = open(file, mine).keys();
    expect(readFileSync(file, "utf8")).not.toContain(
      Buffer.from(key?.bytes ?? []).toString("base64"),
    );
    expect(open(file, mine).open(sealed, context)).toBe("a secret");
    for (const keeper of [null, keychain("Other")]) {
      const elsewhere = open(file, keeper);
      expect(elsewhere.open(sealed, context)).toBeNull();
      expect(elsewhere.state()).toMatchObject({ keptBy: "none", locked: { keeper: "Mine" } });
    }
  });

  test("that cannot be had is joined by one that can, and comes back to what it sealed", () => {
    using folder = temporaryFolder();
    const file = folder.file("secrets.key");
    const mine = keychain();
    const first = open(file, mine).seal("first", context);
    const second = open(file).seal("second", context);
    expect(open(file).open(second, context)).toBe("second");
    const back = open(file, mine);
    expect([back.open(first, context), back.open(second, context)]).toEqual(["first", "second"]);
  });

  test("moves to a keychain and back without a change of what it sealed", () => {
    using folder = temporaryFolder();
    const file = folder.file("secrets.key");
    const mine = keychain("Mine");
    const sealed = open(file).seal("a secret", context);
    const secrets = open(file, mine);
    expect(secrets.state()).toMatchObject({ keptBy: "file", offered: "Mine" });
    secrets.keepBy("keychain");
    expect(secrets.state()).toMatchObject({ keptBy: "keychain", keeper: "Mine" });
    expect(secrets.open(sealed, context)).toBe("a secret");
    expect(open(file).open(sealed, context)).toBeNull();
    secrets.keepBy("file");
    expect(open(file).open(sealed, context)).toBe("a secret");
    expect(() => open(file).keepBy("keychain")).toThrow("no keychain");
  });

  test("that another process added is found", () => {
    using folder = temporaryFolder();
    const file = folder.file("secrets.key");
    const running = open(file);
    running.seal("mine", context);
    rmSync(file);
    const sealed = open(file).seal("theirs", context);
    expect(running.open(sealed, context)).toBe("theirs");
  });

  test("when it is damaged opens nothing, throws nothing, and is kept aside by the next one", () => {
    using folder = temporaryFolder();
    const file = folder.file("secrets.key");
    const sealed = open(file).seal("a secret", context);
    const whole = readFileSync(file);
    for (let at = 0; at < whole.length; at++) {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(file, bytes);
      // A bit of the label or of white space changes nothing; any other takes the key, and never gives a wrong text.
      expect([null, "a secret"]).toContain(open(file).open(sealed, context));
    }
    writeFileSync(file, whole.subarray(0, whole.length / 2));
    const damaged = open(file);
    expect(damaged.open(sealed, context)).toBeNull();
    expect(damaged.state().locked).toBe("damaged");
    const next = damaged.seal("new", context);
    expect(open(file).open(next, context)).toBe("new");
    expect(readFileSync(`${file}.bad`)).toEqual(whole.subarray(0, whole.length / 2));
  });
});
