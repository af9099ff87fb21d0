import type { PrinterProfile } from "#shared/contract/desk/printer-profile.ts";

/**
 * What the profile tells the printer, put behind the label's `^XA`: darkness relative to its own setting (`^MD`), upside down (`^POI`), shift
 * (`^LS` to the left, `^LT` down). Source: ZPL II Programming Guide. `^LT` takes −120 to 120 dots.
 */
export function zplDirections(
  zpl: Uint8Array,
  profile: Pick<PrinterProfile, "dpi" | "darkness" | "rotation" | "offsetX" | "offsetY" | "size">,
): Uint8Array {
  const dots = (mm: number) => Math.round((mm / 25.4) * profile.dpi);
  const down = Math.max(-120, Math.min(120, dots(profile.offsetY)));
  const words = [
    profile.darkness === null ? "" : `^MD${profile.darkness}`,
    profile.rotation === 180 ? "^POI" : "^PON",
    `^LS${-dots(profile.offsetX)}`,
    `^LT${down}`,
  ].join("");
  const text = Buffer.from(zpl).toString("utf8");
  return new TextEncoder().encode(text.replace("^XA", `^XA${words}`));
}
