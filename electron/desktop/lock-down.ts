import { app, session } from "electron";
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

/** The one thing that our page is granted: copying a text when a person presses a button. Reading the clipboard is not. */
const granted = "clipboard-sanitized-write";

/** Refuses camera, reading the clipboard, devices and all the rest. Needs the app to be ready. */
export function denyPermissions(): void {
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((contents, permission, answer) =>
    answer(permission === granted && isOurs(contents.getURL())),
  );
  defaultSession.setPermissionCheckHandler(
    (_contents, permission, from) =>
      permission === granted && isOurs(`${from}/`.replace(/\/+$/, "/")),
  );
  defaultSession.setDevicePermissionHandler(() => false);
  defaultSession.on("will-download", (event) => event.preventDefault());
}
