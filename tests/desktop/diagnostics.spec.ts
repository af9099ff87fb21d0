import { expect } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkLook } from "./check-look.ts";
import { openDesk, test } from "./desktop.ts";

test("the menu Help leads to the diagnostics, which are read and then saved", async ({
  folder,
}) => {
  const { app, page } = await openDesk(folder);
  const path = join(folder, "help.zip");
  await app.evaluate(({ dialog, Menu }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
    const help = Menu.getApplicationMenu()?.items.find(({ role }) => String(role) === "help");
    help?.submenu?.items.find(({ label }) => label.startsWith("Diagnostics"))?.click();
  }, path);
  const part = page.getByRole("region", { name: "Diagnostics for support" });
  await part.getByRole("button", { name: "Put together and show" }).click();
  const files = part.getByLabel("What is inside");
  await expect(files).toBeVisible();
  await files.selectOption({ index: 2 });
  await expect(part.getByText("every invariant holds")).toBeVisible();
  await checkLook(page, "diagnostics");
  await part.getByRole("button", { name: "Save" }).click();
  await expect(part.getByRole("status")).toContainText(path);
  const packed = unzipSync(readFileSync(path));
  expect(strFromU8(packed["doctor.json"] ?? new Uint8Array())).toContain('"ok": true');
});
