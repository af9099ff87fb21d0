import PdfDocument from "pdfkit";
import { page } from "../drawing.ts";

/** The document with its one page, and a way to finish it. */
export interface OpenPdf {
  doc: PDFKit.PDFDocument;
  finish(): Promise<Uint8Array>;
}

export interface PdfInfo {
  title: string;
  subject: string;
  keywords: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Points; 4 x 6 inches when absent. */
  size?: { width: number; height: number };
  /** Whoever draws marks all content with its place in the document's structure. */
  tagged?: boolean;
}

/** A document of one page; its bytes depend on what is drawn and on `info` alone (pdfkit makes the file id from the info). */
export function openPdf(info: PdfInfo): OpenPdf {
  const size = info.size ?? page;
  const doc = new PdfDocument({
    size: [size.width, size.height],
    margin: 0,
    pdfVersion: "1.7",
    displayTitle: true,
    tagged: info.tagged ?? false,
    lang: "en-US",
    // No font but those that the page uses; the types do not know that none is an answer.
    font: null as unknown as string,
    info: {
      Title: info.title,
      Subject: info.subject,
      Keywords: info.keywords,
      Creator: "Shipdeck",
      Producer: "Shipdeck",
      CreationDate: new Date(Date.parse(`${info.date}T00:00:00Z`) || 0),
    },
  });
  const chunks: Uint8Array[] = [];
  doc.on("data", (chunk: Uint8Array) => void chunks.push(chunk));
  const ended = new Promise<Uint8Array>((resolve, reject) => {
    doc.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on("error", reject);
  });
  return {
    doc,
    finish() {
      doc.end();
      return ended;
    },
  };
}
