import type { Page } from "@playwright/test";
import { paired } from "../paired.ts";
import type { Row } from "../row.ts";
import { buyBatch, readyBatch } from "../subjects/batch.ts";
import { launch, makeEmptyApp } from "../subjects/empty-app.ts";
import { openWindow } from "../subjects/open-window.ts";
import { servePdfPage } from "../subjects/pdf-page.ts";

const pairs = 20;
const labels = 2 * pairs;

/** Runs in the page: from the click on an order to its label's picture, in ms. */
async function showOrder(hash: string): Promise<number> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const canvas = () => document.querySelector("canvas[role=img]");
  window.location.hash = "#/orders";
  while (canvas()) await frame();
  const start = performance.now();
  window.location.hash = hash;
  await new Promise<void>((painted) => {
    const look = () => {
      if (canvas()?.getAttribute("aria-busy") !== "false") return;
      watch.disconnect();
      painted();
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await frame();
  return performance.now() - start;
}

/** Runs in the raw page. */
function drawRaw([base64, width]: readonly [string, number]): Promise<number> {
  return (window as unknown as { draw(base64: string, width: number): Promise<number> }).draw(
    base64,
    width,
  );
}

async function widthOf(page: Page): Promise<number> {
  return page.locator("canvas[role=img]").evaluate((canvas) => canvas.clientWidth);
}

/** An order opened and its label painted, over pdfjs alone drawing the same file as wide in the same Electron. */
export async function benchPreview(): Promise<Row> {
  const bench = await openWindow();
  const served = await servePdfPage();
  const empty = makeEmptyApp(served.url);
  const raw = await launch(empty.launch);
  try {
    await raw.page.getByText("Raw").waitFor();
    const { desk, page } = bench;
    await buyBatch(desk, await readyBatch(desk, labels), labels);
    const { orders } = await desk.listOrders({ limit: labels });
    const ids = orders.map(({ orderId }) => orderId);
    const show = (id: string | undefined) => page.evaluate(showOrder, `#/orders/${id}`);
    await show(ids.pop());
    const width = await widthOf(page);
    let bytes = "";
    return await paired({
      what: "an order opened until its label is painted, over pdfjs alone drawing the same file",
      unit: "ms",
      pairs,
      goal: { atMost: 2 },
      async ours() {
        const id = ids.pop() ?? "";
        const taken = await show(id);
        bytes ||= await labelOf(page, (await desk.getOrder({ id })).items[0]?.orderItemId ?? "");
        return taken;
      },
      limit: () => raw.page.evaluate(drawRaw, [bytes, width] as const),
    });
  } finally {
    await raw.app.close();
    empty.remove();
    served.close();
    await bench.close();
  }
}

/** A label's file as the window gets it, in base64. */
function labelOf(page: Page, orderItemId: string): Promise<string> {
  return page.evaluate(async (id) => {
    const { station } = window as unknown as {
      station: { invoke(name: string, input: object): Promise<{ data: { bytes: Uint8Array } }> };
    };
    const { data } = await station.invoke("readLabel", { orderItemId: id });
    return btoa(String.fromCharCode(...data.bytes));
  }, orderItemId);
}
