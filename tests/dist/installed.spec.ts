import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import Database from "better-sqlite3";
import { findElectron } from "#electron/runtime/find-electron.ts";
import { projectFolder } from "#electron/runtime/places.ts";
import { runNode } from "../cli/run-cli.ts";
import { dana, orderFor } from "../seeds/warehouse.ts";
import { Debian } from "./debian.ts";
import { clientOf, data, dataOf, openDesk } from "./desk.ts";
import { packOlder, schemaOf } from "./older-program.ts";
import { driverDeb, realDeb } from "./packages.ts";
import { sandboxOf } from "./sandbox-of.ts";

const program = "/usr/bin/shipdeck";
/** Before a command of the installed program's own command line. */
const station = [program, "station"] as const;
const { version } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as {
  version: string;
};

/** A command that must succeed. */
async function sure(debian: Debian, user: "root" | "clerk", command: string, ...args: string[]) {
  const ran = await debian.run(user, command, ...args);
  expect(ran.code, `${command} ${args.join(" ")}: ${ran.stderr}`).toBe(0);
  return ran.stdout;
}

const schemaIn = (database: string) => {
  const db = new Database(database, { readonly: true });
  const found = db.pragma("user_version", { simple: true });
  db.close();
  return found;
};

test("the package goes into a fresh Debian by dpkg alone, ships a label without root, and leaves the data when it goes", async () => {
  await using debian = await Debian.open(realDeb());
  await sure(debian, "root", "dpkg", "-i", realDeb());
  expect(await sure(debian, "root", "dpkg", "--verify", "shipdeck")).toBe("");
  expect(await sure(debian, "clerk", program, "--version")).toBe(`${version}\n`);
  expect(await sure(debian, "clerk", program, "--help")).toContain("Usage: shipdeck [options]");
  const entry = readFileSync(join(debian.tree, "usr/share/applications/shipdeck.desktop"), "utf8");
  expect(entry).toMatch(/^Exec=\/opt\/Shipdeck\/shipdeck %U$/m);
  expect(entry).toMatch(/^Icon=shipdeck$/m);
  for (const file of [
    "icons/hicolor/48x48/apps/shipdeck.png",
    "icons/hicolor/512x512/apps/shipdeck.png",
    "doc/shipdeck/copyright",
    "doc/shipdeck/changelog.gz",
    "doc/shipdeck/CHANGELOG.md.gz",
  ])
    expect(existsSync(join(debian.tree, "usr/share", file)), file).toBe(true);

  const desk = await openDesk(debian);
  // Chromium's own sandbox holds the window, under an account that may do nothing special.
  const held = { seccomp: "2", isInNamespaceOfItsOwn: true };
  await expect.poll(() => sandboxOf(desk.pid)).toEqual(held);
  const made = await sure(debian, "clerk", ...station, "keys", "create", "--name", "x", "--json");
  await sure(
    debian,
    "clerk",
    ...station,
    "wallet",
    "deposit",
    "--currency",
    "LTC",
    "--amount",
    "5",
  );
  const client = clientOf(desk, made);
  // All letters and formats, so that every font and every library of the package is opened.
  const { orderId } = await orderFor(client, [{ ...dana, name: "さくら 小明 김민수 สมชาย अनिता" }]);
  const { labels } = await client.purchaseLabels({ orderId, currency: "LTC" });
  expect(labels).toMatchObject([{ success: true }]);
  for (const [format, first] of [
    ["pdf", "%PDF-"],
    ["png", "\x89PNG"],
    ["zpl", "^XA"],
  ] as const) {
    const label = await fetch(labels[0]?.labelFormats[format] ?? "");
    expect(Buffer.from(await label.arrayBuffer()).toString("latin1"), format).toContain(first);
  }
  const backup = await sure(debian, "clerk", ...station, "backup", "/home/clerk/all.backup");
  expect(backup).toContain("Backed up 1 label");
  await desk.close();
  expect(await sure(debian, "clerk", ...station, "doctor")).toContain("All is well.");

  const listed = () => new Set(readdirSync(dataOf(debian), { recursive: true, encoding: "utf8" }));
  const files = listed();
  const removed = await debian.run("root", "dpkg", "-r", "shipdeck");
  expect(removed).toMatchObject({ code: 0, stderr: "" });
  for (const gone of [
    "opt/Shipdeck",
    "usr/bin/shipdeck",
    "usr/share/applications/shipdeck.desktop",
  ])
    expect(existsSync(join(debian.tree, gone)), gone).toBe(false);
  await sure(debian, "root", "dpkg", "-P", "shipdeck");
  expect(listed()).toEqual(files);
});

test("an older program's data is kept by an upgrade, and refused untouched after a downgrade", async () => {
  const older = await packOlder(await findElectron());
  await using debian = await Debian.open(realDeb());
  const database = join(dataOf(debian), "sandbox", "station.db");
  await sure(debian, "root", "dpkg", "-i", older.deb);
  const before = await openDesk(debian, older.env);
  const command = async (...args: string[]) => {
    const cli = join(older.folder, "electron/cli.ts");
    const ran = await runNode([cli, ...args, "--data", dataOf(debian)]);
    await sure(debian, "root", "chown", "-R", "clerk:clerk", data);
    return ran;
  };
  const made = await command("keys", "create", "--name", "x", "--json");
  await command("wallet", "deposit", "--currency", "LTC", "--amount", "5");
  const client = clientOf(before, made.stdout);
  const { orderId } = await orderFor(client);
  expect((await client.purchaseLabels({ orderId, currency: "LTC" })).successCount).toBe(1);
  await before.close();
  expect(schemaIn(database)).toBe(schemaOf(older.folder));

  await sure(debian, "root", "dpkg", "-i", realDeb());
  expect(existsSync(join(debian.tree, "opt/Shipdeck/shipdeck"))).toBe(true);
  expect(await sure(debian, "clerk", program, "--version")).toBe(`${version}\n`);
  const after = await openDesk(debian);
  const kept = await clientOf(after, made.stdout).getOrder({ id: orderId });
  expect(kept).toMatchObject({ orderId, paymentStatus: "paid" });
  await after.close();
  expect(schemaIn(database)).toBe(schemaOf(projectFolder));
  expect(await sure(debian, "clerk", ...station, "doctor")).toContain("label files: 1 files");

  await sure(debian, "root", "dpkg", "-i", "--force-downgrade", older.deb);
  const bytes = readFileSync(database);
  const refused = await command("serve", "--port", "0");
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain("written by a newer Shipdeck");
  expect(refused.stderr).toContain("It was not touched: install the newer version.");
  expect(readFileSync(database).equals(bytes)).toBe(true);
});

test("the suite of the window drives the installed program: a parcel, an order file and a backup", async () => {
  test.setTimeout(900_000);
  await using debian = await Debian.open(realDeb());
  await sure(debian, "root", "dpkg", "-i", driverDeb());
  const driver = debian.programFile("/opt/Shipdeck-Driver/shipdeck-driver");
  const names = ["ship-whole", "batch", "backups"].map((name) => `tests/desktop/${name}.spec.ts`);
  const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
  const ran = await runNode([cli, "test", "--reporter=line", ...names], { SHIPDECK_APP: driver });
  expect(ran.code, ran.stdout.slice(-4000)).toBe(0);
  expect(ran.stdout).toMatch(/\d{2} passed/);
});
