import { expect, type Page } from "@playwright/test";
import { dana, orderFor } from "../seeds/warehouse.ts";
import { stationOf } from "./ask-station.ts";
import { test } from "./desktop.ts";
import { attacks } from "./hostile/attacks.ts";
import { countRows } from "./hostile/count-rows.ts";
import { openBrowser } from "./hostile/open-browser.ts";
import { runAttack } from "./hostile/run-attack.ts";
import { servePages } from "./hostile/serve-pages.ts";

/** The first visit is answered by somebody else; from then on the name leads to the station's own address. */
async function visitAndRebind(page: Page, url: string): Promise<void> {
  const answer = { contentType: "text/html", body: "<!doctype html><body>" };
  await page.route(url, (route) => route.fulfill(answer), { times: 1 });
  await page.goto(url);
}

const refusal = /^(403 )?\{"success":false,"error":"Origin not allowed"/;

test("a hostile page in a real browser reads nothing and changes nothing, whichever way it asks, and each try stands in the log", async ({
  desk,
  folder,
}) => {
  const station = stationOf(desk.page);
  const key = await station.createKey({ name: "scripts" });
  await station.deposit({ currency: "LTC", amount: "10" });
  const { orderId } = await orderFor(station, [dana]);
  const { labels } = await station.purchaseLabels({ orderId });
  const labelPath = new URL(labels[0]?.labelUrl ?? "").pathname;
  const { port } = await station.getLocalApi();
  const site = await servePages();
  const browser = await openBrowser();
  const { page } = browser;
  const rows = countRows(folder);
  const wallet = await station.getWallet();
  let served = 0;
  /** The only request since the last look. */
  const nextRequest = async () => {
    await expect.poll(async () => (await station.getLocalApi()).served).toBe(served + 1);
    served += 1;
    const { requests } = await station.listRequests();
    return requests.find(({ number }) => number === served);
  };

  const origins: [string, string, number][] = [
    [`http://evil.test:${site.port}/`, `http://127.0.0.1:${port}`, attacks.length - 1],
    [`http://127.0.0.1:${site.port}/`, `http://localhost:${port}`, attacks.length],
    [`http://localhost:${site.port}/`, `http://[::1]:${port}`, attacks.length],
    [`http://evil.test:${port}/`, `http://evil.test:${port}`, attacks.length - 1],
  ];
  for (const [url, base, most] of origins)
    await test.step(`${url} against ${base}`, async () => {
      if (url.startsWith(base)) await visitAndRebind(page, url);
      else await page.goto(url);
      let tried = 0;
      for (const attack of attacks) {
        const prey = { base, labelPath, ...key };
        const read = await page.evaluate(runAttack, [attack, prey] as const);
        // Service workers are for pages of https and of this computer.
        if (read === "no such power") continue;
        tried += 1;
        if (read !== "nothing") {
          // Only a name that leads to us may read our answer, and that is a refusal.
          expect(url.startsWith(base), `${attack} read ${read}`).toBe(true);
          expect(read).toMatch(refusal);
        }
        expect(await nextRequest(), attack).toMatchObject({
          status: 403,
          code: "ORIGIN_NOT_ALLOWED",
          keyName: null,
        });
      }
      expect(tried).toBe(most);
      const target = `${base}/api/v1/openapi.json`;
      await page.evaluate((to) => void (location.href = to), target);
      await page.waitForURL(target);
      expect(await nextRequest()).toMatchObject({ method: "GET", status: 403 });
    });

  // The same browser, when a person types the address.
  const typed = await page.goto(`http://127.0.0.1:${port}/api/v1/openapi.json`);
  expect(typed?.status()).toBe(200);
  expect(typed?.headers()).not.toHaveProperty("access-control-allow-origin");
  expect(countRows(folder)).toEqual(rows);
  expect(await station.getWallet()).toEqual(wallet);
  const { keys } = await station.listKeys();
  expect(keys.map(({ lastUsedAt }) => lastUsedAt)).toEqual([null]);
  await browser.close();
  site.close();
});
