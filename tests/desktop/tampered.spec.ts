import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { checkLook } from "./check-look.ts";
import { goTo, openDesk, screenNames, test } from "./desktop.ts";
import { keepEvenings } from "../faults/kept-evenings.ts";

test("when an older database was put back with its record, every screen says what was bought beyond it and leads to the backups", async ({
  folder,
}) => {
  using kept = await keepEvenings();
  using evening = kept.again();
  cpSync(kept.noon.database, evening.files.database);
  cpSync(kept.noon.head, evening.files.head);
  const data = join(folder, "data");
  cpSync(evening.data, data, { recursive: true });
  const { app, page } = await openDesk(folder, { data });
  const alert = page.getByRole("alert").filter({ hasText: "Nothing more is written or bought" });
  for (const screen of screenNames) {
    await goTo(page, screen);
    await expect(alert).toBeVisible();
  }
  const lost = page.getByRole("region", { name: "These labels were bought" });
  await expect(lost.getByRole("listitem")).toHaveCount(2);
  for (const code of kept.later) await expect(lost).toContainText(code);
  await goTo(page, "Orders");
  await expect(page.getByText("Dana Ruiz").first()).toBeVisible();
  await checkLook(page, "storage-refuses");
  await alert.getByRole("link", { name: "Restore a backup" }).click();
  await expect(page.getByRole("button", { name: "Choose a backup" })).toBeVisible();
  await app.close();
});
