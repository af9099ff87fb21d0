import type { HttpAnswer } from "../send.ts";
import type { SendFailure } from "../send-failure.ts";

const pdfSign = "%PDF-";
const pngSign = "\u0089PNG\r\n\u001a\n";
/** No label is smaller; what is, is a message. */
const fewest = 200;

function begins(bytes: Uint8Array, sign: string): boolean {
  return Buffer.from(bytes.subarray(0, sign.length)).toString("latin1") === sign;
}

/** The PDF in an answer; null when what came is no label: a page that says "not yet", a file that is cut off or broken. */
async function pdfIn(bytes: Uint8Array, madeAt: number): Promise<Uint8Array | null> {
  if (bytes.byteLength < fewest) return null;
  if (begins(bytes, pdfSign)) {
    const { isWholePdf } = await import("../is-whole-pdf.ts");
    return (await isWholePdf(bytes)) ? bytes : null;
  }
  if (!begins(bytes, pngSign)) return null;
  try {
    // Few accounts give pictures; the others need not read what turns them into pages.
    const { pngToPdf } = await import("../png-to-pdf.ts");
    return await pngToPdf(bytes, madeAt);
  } catch {
    // A picture that is cut off in the middle.
    return null;
  }
}

/** Fetches a label's file as PDF; null when it cannot be had yet. */
export async function fetchLabel(
  file: (url: string) => Promise<HttpAnswer | SendFailure>,
  url: string,
  madeAt: number,
): Promise<Uint8Array | null> {
  if (!/^https?:\/\//.test(url)) return null;
  const answer = await file(url);
  if (answer.kind === "failed" || answer.status !== 200) return null;
  return pdfIn(answer.bytes, madeAt);
}
