import type { FormPen } from "./form-pen.ts";
import { wrapText } from "./wrap-text.ts";

/** What the sender stands for, the day, the name, and a line to sign on. */
export function drawCertificate(
  form: FormPen,
  { statement, signer, date }: { statement: string; signer: string; date: string },
): void {
  const { pen, unit } = form;
  form.take(2);
  const words = form.take(13);
  const { lines, size } = wrapText(statement, "regular", words, 5.2 * unit);
  pen.block(lines, words, { size, min: 3.6 * unit });
  const line = form.take(16);
  const third = line.width / 3;
  const room = { ...line, y: line.y + 1 * unit, height: 8 * unit, width: third - 6 * unit };
  const rooms = [
    { text: date, name: "DATE" },
    { text: signer, name: "NAME OF THE SIGNER" },
    { text: "", name: "SIGNATURE" },
  ];
  for (const [index, { text, name }] of rooms.entries()) {
    const x = line.x + index * third;
    pen.text(text, { ...room, x }, { size: 7 * unit, min: 4 * unit });
    pen.rule(line.y + 9.5 * unit, 0.4 * unit, x, room.width);
    const below = { ...room, x, y: line.y + 10.2 * unit, height: 4.5 * unit };
    pen.text(name, below, { size: 4.2 * unit, min: 3 * unit });
  }
}
