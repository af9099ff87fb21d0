import type { PrinterProfile } from "#shared/contract/desk/printer-profile.ts";
import { papers } from "../paper.ts";
import { printerName } from "../drivers/open-driver.ts";
import { openSheet, type SheetPen } from "./sheet-pen.ts";

const mm = 72 / 25.4;

/** A ruler along the top and one along the left edge, measured from the very edge of the paper. */
function drawRulers(pen: SheetPen, width: number, height: number): void {
  for (let tick = 1; tick * mm < width; tick += 1) {
    const length = tick % 10 === 0 ? 10 : tick % 5 === 0 ? 7 : 4;
    pen.line({ x: tick * mm, y: 0 }, { x: tick * mm, y: length });
    if (tick % 10 === 0) pen.text(String(tick), { x: tick * mm + 1.5, y: 10, width: 14 }, 5);
  }
  for (let tick = 1; tick * 9 < height; tick += 1) {
    const length = tick % 8 === 0 ? 12 : tick % 4 === 0 ? 8 : 4;
    pen.line({ x: 0, y: tick * 9 }, { x: length, y: tick * 9 });
    if (tick % 8 === 0) pen.text(`${tick / 8} in`, { x: 14, y: tick * 9 + 2, width: 20 }, 6);
  }
}

/** A frame a tenth of an inch inside the paper: what is cut off shows how far the printer is off. */
function drawFrame(pen: SheetPen, width: number, height: number): void {
  const inset = 7.2;
  const corners = [
    { x: inset, y: inset },
    { x: width - inset, y: inset },
    { x: width - inset, y: height - inset },
    { x: inset, y: height - inset },
  ];
  for (const [index, corner] of corners.entries())
    pen.line(corner, corners[(index + 1) % 4] ?? corner, 0.7);
}

const worth = { sandbox: "SANDBOX – play money", live: "LIVE – real money" } as const;

/**
 * A page in the profile's paper, before it is turned or shifted: rulers in millimetres and inches from the paper's edge, a frame, a code to
 * scan, greys, and what the profile says.
 */
export async function drawTestPage(
  profile: Omit<PrinterProfile, "id">,
  { date, mode }: { date: string; mode: "sandbox" | "live" },
): Promise<Uint8Array> {
  const { width, height } = papers[profile.size];
  const pen = openSheet({ title: `Test page ${profile.name}`, width, height, date });
  drawRulers(pen, width, height);
  drawFrame(pen, width, height);
  const x = 44;
  const room = Math.min(width, 288) - x - 20;
  const facts = [
    `Printer: ${printerName(profile.route)}`,
    `Paper: ${profile.size}, ${Math.round(width / mm)} × ${Math.round(height / mm)} mm, ${profile.dpi} dpi`,
    `Rotation: ${profile.rotation}°   Offset: ${profile.offsetX} mm right, ${profile.offsetY} mm down`,
    `Darkness: ${profile.darkness ?? "printer's own"}   Copies: ${profile.copies}`,
  ];
  pen.text(worth[mode], { x, y: 32, width: room }, 10, "bold");
  pen.text(profile.name, { x, y: 50, width: room }, 16, "bold");
  for (const [index, fact] of facts.entries())
    pen.text(fact, { x, y: 70 + index * 13, width: room }, 9);
  pen.code128("SHIPDECK-TEST", { x: x - 20, y: 130, width: room + 20, height: 48 });
  pen.text("SHIPDECK-TEST", { x, y: 190, width: room }, 9);
  for (let step = 0; step < 8; step += 1)
    pen.shade({ x: x + step * 24, y: 204, width: 24, height: 24 }, step / 8);
  const advice = [
    "The frame must be whole, the same distance from every edge.",
    "A ruler that is too short or too long: switch scaling off in the printer's own settings.",
    "A frame that is shifted: enter the offset in millimetres in the profile.",
    "A code that does not scan: change darkness or speed, clean the head.",
  ];
  for (const [index, line] of advice.entries())
    pen.text(line, { x, y: 252 + index * 13, width: room }, 8);
  return pen.finish();
}
