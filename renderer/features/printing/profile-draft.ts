import type { PrinterProfile, PrintRoute } from "#shared/contract/desk/printer-profile.ts";

export const routeKinds = ["spooler", "zpl", "folder"] as const;

/** A profile while it is typed in: every way has its fields, so that changing one's mind loses nothing. */
export interface ProfileDraft {
  id: string | null;
  name: string;
  kind: PrintRoute["kind"];
  queue: string;
  host: string;
  port: number | string;
  folder: string;
  size: PrinterProfile["size"];
  dpi: PrinterProfile["dpi"];
  rotation: PrinterProfile["rotation"];
  offsetX: number | string;
  offsetY: number | string;
  /** Empty leaves the printer's own. */
  darkness: number | string;
  copies: number | string;
}

export const emptyDraft: ProfileDraft = {
  id: null,
  name: "",
  kind: "spooler",
  queue: "",
  host: "",
  port: 9100,
  folder: "",
  size: "4x6",
  dpi: 203,
  rotation: 0,
  offsetX: 0,
  offsetY: 0,
  darkness: "",
  copies: 1,
};

export function draftOf({ route, darkness, ...profile }: PrinterProfile): ProfileDraft {
  return { ...emptyDraft, ...profile, darkness: darkness ?? "", ...route };
}

function routeOf({ kind, queue, host, port, folder }: ProfileDraft): PrintRoute {
  if (kind === "spooler") return { kind, queue };
  if (kind === "zpl") return { kind, host, port: Number(port) };
  return { kind, folder };
}

/** What is sent to the station, which judges it. */
export function profileInput(draft: ProfileDraft) {
  const { id, name, size, dpi, rotation, offsetX, offsetY, darkness, copies } = draft;
  return {
    id,
    name,
    route: routeOf(draft),
    size,
    dpi,
    rotation,
    offsetX: Number(offsetX),
    offsetY: Number(offsetY),
    darkness: darkness === "" ? null : Number(darkness),
    copies: Number(copies),
  };
}
