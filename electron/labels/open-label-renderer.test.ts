import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import { openLabelRenderer } from "./open-label-renderer.ts";
import type { LabelRenderer, LabelRendererParts } from "./open-label-renderer.ts";
import { renderLabel } from "./render-label.ts";
import { sampleContents } from "./testing/sample-contents.ts";

const { upsDomestic } = sampleContents;
const opened: LabelRenderer[] = [];
function open(parts: LabelRendererParts = {}): LabelRenderer {
  const renderer = openLabelRenderer(parts);
  opened.push(renderer);
  return renderer;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((renderer) => renderer.close()));
});

/** A worker that dies of the reference `die` and never answers `wait`. */
const mortal = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ id, job }) => {
      if (job.content.reference === "die") process.exit(3);
      if (job.content.reference !== "wait") parentPort.postMessage({ id, answer: new Uint8Array([7]) });
    });`)}`,
);
const say = (reference: string) => ({ ...upsDomestic, reference });

describe("the label renderer", () => {
  it("draws in its thread what it would draw here", async () => {
    const renderer = open();
    for (const format of ["pdf", "png", "png300", "zpl"] as const) {
      const here = await renderLabel({ kind: "render", content: upsDomestic, format });
      const there = await renderer.render(upsDomestic, format);
      expect(Buffer.from(there).equals(Buffer.from(here))).toBe(true);
    }
    const pdf = await renderer.render(upsDomestic, "pdf");
    expect(await renderer.rasterize(pdf, 203)).toEqual(await renderer.render(upsDomestic, "png"));
    expect(pdf.length).toBeGreaterThan(0);
  });

  it("refuses a label that cannot be drawn, and draws the next", async () => {
    const renderer = open({ workers: 2 });
    const barcode = { symbology: "code128", data: "x".repeat(200), caption: null } as const;
    await expect(renderer.render({ ...upsDomestic, barcode }, "pdf")).rejects.toThrow(/too wide/);
    await expect(renderer.rasterize(new Uint8Array([1, 2, 3]), 203)).rejects.toThrow(/PDF/);
    expect((await renderer.render(upsDomestic, "zpl")).length).toBeGreaterThan(0);
  });

  it("tells all who wait that its thread died, and starts a new one", async () => {
    const renderer = open({ workerUrl: mortal });
    const waiting = renderer.render(say("wait"), "pdf");
    const dying = renderer.render(say("die"), "pdf");
    await expect(waiting).rejects.toThrow("The label worker stopped with code 3");
    await expect(dying).rejects.toThrow("The label worker stopped with code 3");
    expect(await renderer.render(say("live"), "pdf")).toEqual(new Uint8Array([7]));
  });

  it("refuses those who wait when it is closed, and all who come later", async () => {
    const renderer = open({ workerUrl: mortal });
    const waiting = renderer.render(say("wait"), "pdf");
    const outcome = waiting.then(
      () => "drawn",
      (error: Error) => error.message,
    );
    await renderer.close();
    expect(await outcome).toBe("The label renderer is closed");
    await expect(renderer.render(say("live"), "pdf")).rejects.toThrow("closed");
  });

  it("lets the process end while its thread is idle, and waits for a label that is asked for", async () => {
    const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
    const script = `
      import { openLabelRenderer } from ${here("./open-label-renderer.ts")};
      import { sampleContents } from ${here("./testing/sample-contents.ts")};
      const renderer = openLabelRenderer();
      renderer.render(sampleContents.upsDomestic, "zpl").then((zpl) => console.log(zpl.length));`;
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script], {
      timeout: 240_000,
    });
    expect(Number(stdout)).toBeGreaterThan(500);
  });
});
