import type { Page } from "@playwright/test";
import { stationOf } from "./ask-station.ts";
import { appOf } from "./desktop.ts";

/** The person picks a folder in the system's dialog; without that no window may name one. */
export async function pickFolder(page: Page, folder: string): Promise<string> {
  await appOf(page).evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [chosen] });
  }, folder);
  await stationOf(page).chooseFolder();
  return folder;
}
