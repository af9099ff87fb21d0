import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { orderFor } from "../seeds/warehouse.ts";
import { stationOf } from "./ask-station.ts";
import { goTo, test } from "./desktop.ts";
import { hostilePdf } from "./hostile/hostile-pdf.ts";

test("a label full of scripts, programs to start and addresses to open is a picture and nothing else", async ({
  desk,
  page,
}) => {
  let visits = 0;
  const server = createServer((_request, response) => {
    visits += 1;
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/from-the-label`;
  const station = stationOf(page);
  await station.deposit({ currency: "LTC", amount: "10" });
  const { orderId } = await orderFor(station);
  await station.purchaseLabels({ orderId });
  const base64 = Buffer.from(await hostilePdf(url)).toString("base64");
  // The carrier's label is this one from now on.
  await desk.app.evaluate(({ ipcMain, session, shell }, file) => {
    const noted: string[] = [];
    Object.assign(globalThis, { noted });
    for (const name of ["openExternal", "openPath", "showItemInFolder"] as const)
      (shell as unknown as Record<string, unknown>)[name] = (what: string) => noted.push(what);
    session.defaultSession.on("will-download", (_event, item) => noted.push(item.getURL()));
    session.defaultSession.webRequest.onBeforeRequest(({ url: wanted }, go) => {
      if (!/^(app|blob|devtools):/.test(wanted)) noted.push(wanted);
      go({});
    });
    type Handler = (event: object, name: string, input: object) => Promise<object>;
    const channel = "station:invoke";
    const handlers = (ipcMain as unknown as { _invokeHandlers: Map<string, Handler> })
      ._invokeHandlers;
    const real = handlers.get(channel);
    handlers.set(channel, async (event, name, input) => {
      const reply = (await real?.(event, name, input)) as { data: { bytes: Uint8Array } };
      if (name === "readLabel") reply.data.bytes = new Uint8Array(Buffer.from(file, "base64"));
      return reply;
    });
  }, base64);
  await goTo(page, "Orders");
  await page.evaluate((id) => void (location.hash = `/orders/${id}`), orderId);
  const picture = page.getByRole("img", { name: /^Label / });
  await expect(picture).toHaveAttribute("aria-busy", "false");
  // Drawn: the black page of the hostile label.
  const middle = await picture.evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const context = (canvas as HTMLCanvasElement).getContext("2d");
    return [...(context?.getImageData(width / 2, height / 2, 1, 1).data ?? [])];
  });
  expect(middle).toEqual([0, 0, 0, 255]);
  await picture.click();
  await picture.dblclick({ button: "middle" });
  const found = await page.evaluate(() => ({
    wasRun: "wasRun" in window,
    links: document.querySelectorAll("main a[href^='http'], main iframe, main embed, main object")
      .length,
    fields: document.querySelectorAll("main form input[name='field']").length,
  }));
  expect(found).toEqual({ wasRun: false, links: 0, fields: 0 });
  const noted = await desk.app.evaluate(() => (globalThis as unknown as { noted: string[] }).noted);
  expect({ noted, visits }).toEqual({ noted: [], visits: 0 });
  expect(desk.app.windows()).toHaveLength(1);
  server.close();
});
