import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";

const build = join(
  dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")),
  "legacy/build",
);

const html = `<!doctype html><h1>Raw</h1><canvas></canvas>
<script type="module">
import { getDocument, GlobalWorkerOptions } from "/pdf.min.mjs";
GlobalWorkerOptions.workerSrc = "/pdf.worker.min.mjs";
const canvas = document.querySelector("canvas");
window.draw = async (base64, width) => {
  const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const start = performance.now();
  const task = getDocument({ data });
  const page = await (await task.promise).getPage(1);
  const scale = (width / page.getViewport({ scale: 1 }).width) * devicePixelRatio;
  const viewport = page.getViewport({ scale });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  await new Promise(requestAnimationFrame);
  const taken = performance.now() - start;
  await task.destroy();
  return taken;
};
</script>`;

/** A page that draws PDFs with pdfjs as it comes and does nothing else, served on a free port. */
export async function servePdfPage(): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const name = /^\/(pdf(?:\.worker)?\.min\.mjs)$/.exec(request.url ?? "")?.[1];
    if (!name) {
      response.writeHead(200, { "content-type": "text/html" }).end(html);
      return;
    }
    readFile(join(build, name)).then(
      (bytes) => response.writeHead(200, { "content-type": "text/javascript" }).end(bytes),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
