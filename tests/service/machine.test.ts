import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DeskMachine } from "../desk-machine.ts";
import { TestStation } from "../station.ts";

let folder: string;
let data: string;
let machine: DeskMachine;
let station: TestStation;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "shipdeck-machine-"));
  machine = new DeskMachine();
  data = join(folder, "data");
  station = await TestStation.open({ machine, data });
});
afterEach(async () => {
  await station[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

const refused = (field: string) => ({
  code: "VALIDATION_ERROR",
  errors: expect.arrayContaining([expect.objectContaining({ field })]),
});

test("a station without a desktop says so, whatever only a desktop can do", async () => {
  await using alone = await TestStation.open();
  const { desk } = alone;
  for (const call of [
    desk.getPreferences(),
    desk.chooseFolder(),
    desk.addRateCard(),
    desk.restartApp(),
    desk.saveFile({ fileName: "a.csv", bytes: new Uint8Array([1]) }),
  ])
    await expect(call).rejects.toMatchObject({ code: "NOT_ON_THIS_MACHINE" });
});

describe("a backup", () => {
  test("is brought in only when a person picked it in the dialog", async () => {
    const path = join(folder, "good.backup");
    machine.chosen = path;
    await station.desk.backUpStation({});
    await expect(station.desk.restoreBackup({ path })).rejects.toMatchObject(refused("path"));
    expect(machine.restarts).toEqual([]);
    expect(await station.desk.chooseBackup()).toEqual({
      path,
      encrypted: false,
      problems: [],
    });
    await station.desk.restoreBackup({ path });
    expect(machine.restarts).toEqual([[{ file: path, passphrase: null }]]);
  });

  test("that was picked and is none is named, and nothing is restarted", async () => {
    const path = join(folder, "letter.txt");
    writeFileSync(path, "Dear Sir");
    machine.chosen = path;
    const { problems } = await station.desk.chooseBackup();
    expect(problems).toHaveLength(1);
    await expect(station.desk.restoreBackup({ path })).rejects.toMatchObject(refused("path"));
    expect(machine.restarts).toEqual([]);
  });
});

describe("the mode", () => {
  test("is switched by starting again, and not for the mode that it is in", async () => {
    expect(await station.desk.switchMode({ mode: "sandbox" })).toEqual({ restarting: false });
    expect(machine.switches).toEqual([]);
    expect(await station.desk.switchMode({ mode: "live" })).toEqual({ restarting: true });
    expect(machine.switches).toEqual(["live"]);
  });

  test("stays while a label is being bought", async () => {
    station.station.parts.busyAttempts.add("att_1");
    await expect(station.desk.switchMode({ mode: "live" })).rejects.toMatchObject({
      code: "PURCHASE_IN_PROGRESS",
    });
    expect(machine.switches).toEqual([]);
    station.station.parts.busyAttempts.delete("att_1");
  });

  test("a backup of the other mode is refused, and the sentence says why", async () => {
    const path = join(folder, "live.backup");
    await using live = await TestStation.open({
      machine,
      data: join(folder, "other"),
      config: { mode: "live" },
    });
    machine.chosen = path;
    await live.desk.backUpStation({});
    const { problems } = await station.desk.chooseBackup();
    expect(problems.join()).toContain("a backup of live mode");
    await expect(station.desk.restoreBackup({ path })).rejects.toMatchObject(refused("path"));
    expect(machine.restarts).toEqual([]);
  });
});

describe("the data folder", () => {
  test("is one that a person picked, and nothing else", async () => {
    for (const dataFolder of ["", "orders", "//server/share", folder])
      await expect(station.desk.setPreferences({ dataFolder })).rejects.toMatchObject(
        refused("dataFolder"),
      );
    expect(machine.preferences().dataFolder).toBe("/before");
    machine.chosen = folder;
    await station.desk.chooseFolder();
    expect(await station.desk.setPreferences({ dataFolder: folder })).toMatchObject({
      dataFolder: folder,
    });
  });

  test("is one that takes files: the next start would fail anywhere else", async () => {
    const file = join(folder, "orders.csv");
    writeFileSync(file, "");
    machine.chosen = file;
    await station.desk.chooseFolder();
    await expect(station.desk.setPreferences({ dataFolder: file })).rejects.toMatchObject({
      ...refused("dataFolder"),
      message:
        "dataFolder cannot be written: a part of its path is no folder. Choose another folder.",
    });
    expect(machine.preferences().dataFolder).toBe("/before");
  });
});

test("a file is offered under a plain name, never under a path", async () => {
  const bytes = new Uint8Array([1]);
  for (const fileName of ["../../.bashrc", "/etc/passwd", String.raw`..\..\start.bat`, "..", "C:x"])
    await expect(station.desk.saveFile({ fileName, bytes })).rejects.toMatchObject(
      refused("fileName"),
    );
  expect(machine.saved).toEqual([]);
  await station.desk.saveFile({ fileName: "Lote 3 – niños.csv", bytes });
  expect(machine.saved).toEqual(["Lote 3 – niños.csv"]);
});

test("a file that the system refuses is told in words for a person, not in the system's", async () => {
  machine.saveFile = () => writeFile(join(folder, "none", "a.csv"), "").then(() => null);
  const saving = station.desk.saveFile({ fileName: "a.csv", bytes: new Uint8Array([1]) });
  await expect(saving).rejects.toMatchObject({
    code: "STORAGE_UNAVAILABLE",
    message:
      "The file was not written: the folder is not there. Choose another place or make room.",
  });
});

describe("a printer profile", () => {
  const save = (route: object) =>
    station.desk.savePrinterProfile({ name: "P", route: route as never });

  test("names a queue, and no switch of the printing system's tools", async () => {
    for (const queue of ["-hevil.example:631", "-", "--help"])
      await expect(save({ kind: "spooler", queue })).rejects.toMatchObject(refused("route.queue"));
    await expect(save({ kind: "spooler", queue: "Zebra ZD-420" })).resolves.toBeDefined();
  });

  test("names a folder by its full path", async () => {
    for (const path of ["prints", "../prints", "~/prints", "C:prints"])
      await expect(save({ kind: "folder", folder: path })).rejects.toMatchObject(
        refused("route.folder"),
      );
    for (const path of ["/srv/labels", String.raw`C:\labels`, String.raw`\\server\labels`]) {
      machine.chosen = path;
      await station.desk.chooseFolder();
      await expect(save({ kind: "folder", folder: path })).resolves.toBeDefined();
    }
  });

  test("names a folder that a person picked, or the one that it has", async () => {
    const elsewhere = { kind: "folder", folder: "/etc/cron.d" };
    await expect(save(elsewhere)).rejects.toMatchObject(refused("route.folder"));
    machine.chosen = "/srv/labels";
    await station.desk.chooseFolder();
    const { id, ...profile } = await save({ kind: "folder", folder: "/srv/labels" });
    await station.close();
    station = await TestStation.open({ machine, data });
    const again = await station.desk.savePrinterProfile({ id, ...profile, name: "Dock" });
    expect(again.name).toBe("Dock");
    const moved = station.desk.savePrinterProfile({ id, ...profile, route: elsewhere as never });
    await expect(moved).rejects.toMatchObject(refused("route.folder"));
  });
});
