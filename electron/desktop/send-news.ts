import { BrowserWindow } from "electron";
import { channels } from "./channels.ts";

/** Tells every window that something changed. */
export function sendNews(news: object): void {
  for (const window of BrowserWindow.getAllWindows()) window.webContents.send(channels.event, news);
}
