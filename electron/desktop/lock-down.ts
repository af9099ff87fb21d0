import { app, session } from "electron";
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

/** Copying a text when a person presses a button; reading the clipboard is not granted. */
const copying = "clipboard-sanitized-write";
/** Asking for devices at all; which ones is told by `allowScales`. */
const granted: ReadonlySet<string> = new Set([copying, "hid"]);

/** Refuses camera, reading the clipboard, other devices than scales and all the rest. Needs the app to be ready. */
export function denyPermissions(): void {
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((contents, permission, answer) =>
    answer(permission === copying && isOurs(contents.getURL())),
  );
  defaultSession.setPermissionCheckHandler(
    (_contents, permission, from) =>
      granted.has(permission) && isOurs(`${from}/`.replace(/\/+$/, "/")),
  );
  allowScales(defaultSession, isOurs);
  defaultSession.on("will-download", (event) => event.preventDefault());
}
