import { app, BrowserWindow, session } from "electron";
import { allowScales } from "./scales.ts";
import { origin } from "./scheme.ts";

function isOurs(url: string): boolean {
  return url === `${origin}/` || url.startsWith(`${origin}/`);
}

/** No page leaves the app, opens another, embeds one or is granted anything. Must run before the app is ready. */
export function lockDown(): void {
  app.on("web-contents-created", (_event, contents) => {
    contents.setWindowOpenHandler(() => ({ action: "deny" }));
    contents.on("will-attach-webview", (event) => event.preventDefault());
    contents.on("will-navigate", (event) => {
      if (!isOurs(event.url)) event.preventDefault();
    });
    contents.on("will-frame-navigate", (event) => {
      if (!event.isMainFrame || !isOurs(event.url)) event.preventDefault();
    });
  });
}

/** A page of ours that weighs parcels: no other one gets to know of devices. */
function weighs(url: string): boolean {
  return isOurs(url) && new URL(url).hash.startsWith("#/scan");
}

/** Copying a text when a person presses a button; reading the clipboard is not granted. */
const copying = "clipboard-sanitized-write";

/** Refuses camera, reading the clipboard, other devices than scales and all the rest. Needs the app to be ready. */
export function denyPermissions(): void {
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((contents, permission, answer) =>
    answer(permission === copying && isOurs(contents.getURL())),
  );
  // Asked for devices Electron tells the origin and not the page; there is one window.
  const isWeighing = () =>
    BrowserWindow.getAllWindows().some(({ webContents }) => weighs(webContents.getURL()));
  defaultSession.setPermissionCheckHandler((_contents, permission, from) => {
    const isGranted = permission === copying || (permission === "hid" && isWeighing());
    return isGranted && isOurs(`${from}/`.replace(/\/+$/, "/"));
  });
  allowScales(defaultSession, isOurs, isWeighing);
  defaultSession.on("will-download", (event) => event.preventDefault());
}
