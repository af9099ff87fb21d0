import type { PrintRoute } from "#shared/contract/desk/printer-profile.ts";
import type { PrintDriver } from "./driver.ts";
import { folderDriver } from "./folder.ts";
import { spoolerDriver, type SpoolerParts } from "./spooler.ts";
import { windowsDriver } from "./windows.ts";
import { zplSocketDriver } from "./zpl-socket.ts";

/** The way to a printer that a profile names. */
export function driverOf(route: PrintRoute, parts: SpoolerParts): PrintDriver {
  switch (route.kind) {
    case "spooler":
      return process.platform === "win32"
        ? windowsDriver(route.queue)
        : spoolerDriver(route.queue, parts);
    case "zpl":
      return zplSocketDriver(route.host, route.port);
    case "folder":
      return folderDriver(route.folder);
    default:
      return route satisfies never;
  }
}

/** What the journal calls the printer: `LABELS`, `10.0.0.7:9100`, a folder's path. Two profiles of one printer share it. */
export function printerName(route: PrintRoute): string {
  switch (route.kind) {
    case "spooler":
      return route.queue;
    case "zpl":
      return `${route.host}:${route.port}`;
    case "folder":
      return route.folder;
    default:
      return route satisfies never;
  }
}
