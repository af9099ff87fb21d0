import { PDFDocument, PDFHexString, PDFName, PDFString } from "@cantoo/pdf-lib";

/**
 * A label with everything in it that a reader of PDF might obey: scripts at opening, on each page and in a field, programs to
 * start, addresses to open, a form to send, a file to save.
 */
export async function hostilePdf(url: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([288, 432]);
  page.drawRectangle({ x: 0, y: 0, width: 288, height: 432 });
  const { context } = pdf;
  const script = `app.launchURL(${JSON.stringify(url)}); app.alert("run"); window.wasRun = true; this.submitForm(${JSON.stringify(url)});`;
  const js = { Type: "Action", S: "JavaScript", JS: PDFHexString.fromText(script) };
  const open = { Type: "Action", S: "URI", URI: PDFString.of(url) };
  const launch = { Type: "Action", S: "Launch", F: PDFString.of("/usr/bin/touch") };
  const submit = { Type: "Action", S: "SubmitForm", F: PDFString.of(url) };
  const go = { Type: "Action", S: "GoToR", F: PDFString.of("/etc/passwd"), NewWindow: true };
  const rect = [0, 0, 288, 432];
  const link = (action: object) =>
    context.register(
      context.obj({ Type: "Annot", Subtype: "Link", Rect: rect, A: action as never }),
    );
  const field = context.register(
    context.obj({
      Type: "Annot",
      Subtype: "Widget",
      FT: "Tx",
      T: PDFString.of("field"),
      Rect: rect,
      AA: { Fo: js, PO: js, PV: js, K: js, F: js, V: js, C: js },
    }),
  );
  const media = context.register(
    context.obj({ Type: "Annot", Subtype: "RichMedia", Rect: rect, A: launch }),
  );
  page.node.set(
    PDFName.of("Annots"),
    context.obj([link(open), link(js), link(launch), link(submit), link(go), field, media]),
  );
  page.node.set(PDFName.of("AA"), context.obj({ O: js, C: launch } as never));
  const { catalog } = pdf;
  catalog.set(
    PDFName.of("OpenAction"),
    context.obj({ ...js, Next: [open, launch, submit] } as never),
  );
  catalog.set(PDFName.of("AA"), context.obj({ WC: js, WS: js, DP: js } as never));
  const form = { Fields: [field], NeedAppearances: true, CO: [field] };
  catalog.set(PDFName.of("AcroForm"), context.obj(form as never));
  pdf.addJavaScript("main", script);
  await pdf.attach(new TextEncoder().encode("#!/bin/sh"), "run.sh", { mimeType: "text/x-sh" });
  return pdf.save({ useObjectStreams: false });
}
