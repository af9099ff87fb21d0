import { PDFDocument } from "@cantoo/pdf-lib";

/** A PDF ends with this; readers look for it in the last 1,024 bytes. */
const ending = "%%EOF";
const tail = 1_024;

/** Can a file be read as a PDF, to its end, with a page on which something may stand? */
export async function isWholePdf(bytes: Uint8Array): Promise<boolean> {
  // The library puts together what it can of a file that is cut off: the end alone tells.
  if (!Buffer.from(bytes.subarray(-tail)).includes(ending)) return false;
  try {
    // A label that must not be edited can still be printed.
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      ignoreEncryption: true,
    });
    if (document.getPageCount() === 0) return false;
    const { width, height } = document.getPage(0).getSize();
    return width > 0 && height > 0;
  } catch {
    // Whatever is wrong with it: it is no label yet.
    return false;
  }
}
