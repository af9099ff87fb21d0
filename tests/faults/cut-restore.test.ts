import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadConfig } from "#electron/config.ts";
import { examine } from "#electron/doctor.ts";
import { restoreBackup } from "#electron/restore.ts";
import { TestStation } from "../station.ts";

async function balanceOf(data: string): Promise<number | undefined> {
  await using station = await TestStation.open({ data });
  const { balances } = await station.desk.getBalance({});
  return balances.find(({ currency }) => currency === "LTC")?.balance;
}

test("a restore that is cut short between its two moves leaves the old data or the new, never an empty station", async () => {
  const home = mkdtempSync(join(tmpdir(), "shipdeck-cut-restore-"));
  try {
    const [data, file] = [join(home, "data"), join(home, "one.backup")];
    const config = loadConfig({}, { data });
    {
      await using station = await TestStation.open({ data });
      await station.desk.deposit({ currency: "LTC", amount: "1" });
      await station.station.parts.backups.make(file, null);
      await station.desk.deposit({ currency: "LTC", amount: "1" });
    }
    // What a restore makes, in another place: the folder that it moves in.
    const other = join(home, "other");
    await restoreBackup(file, loadConfig({}, { data: other }));
    const restored = join(other, "sandbox");
    const ready = `${config.folder}.restored`;

    // Cut after the unpacking: nothing was restored.
    cpSync(restored, ready, { recursive: true });
    expect(await balanceOf(data)).toBe(2);
    expect(existsSync(ready)).toBe(false);

    // Cut after the old data was moved aside: the restored data is moved in at the next start.
    cpSync(restored, ready, { recursive: true });
    renameSync(config.folder, `${config.folder}.before-restore-1`);
    expect(await balanceOf(data)).toBe(1);
    expect(existsSync(ready)).toBe(false);
    expect((await examine(config)).ok).toBe(true);

    // And by the next restore, which moves aside what it finds.
    renameSync(config.folder, ready);
    const { previous } = await restoreBackup(file, config);
    expect(previous).toBe(`${config.folder}.before-restore-2`);
    expect(await balanceOf(data)).toBe(1);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});
