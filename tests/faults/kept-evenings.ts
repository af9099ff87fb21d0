import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadConfig, type StationConfig } from "#electron/config.ts";
import { filesOf } from "#electron/open-parts.ts";
import { ManualClock } from "../manual-clock.ts";
import { orderFor } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";

export interface Evening extends Disposable {
  data: string;
  config: StationConfig;
  files: ReturnType<typeof filesOf>;
}

/** A station's folder at noon and in the evening, and what a script needs to ask for all of it again. */
export interface KeptEvenings extends Disposable {
  noon: ReturnType<typeof filesOf>;
  key: { apiKey: string; apiSecret: string };
  ids: {
    order: string;
    unpaid: string;
    item: string;
    rate: string;
    code: string;
    hook: string;
    delivery: string;
    manifest: string;
  };
  /** Tracking codes of the labels that were bought after noon. */
  later: string[];
  /** The evening's folder once more, to be damaged. */
  again(): Evening;
}

/** Lives a day with the simulated carriers: one label before noon, two after it. */
export async function keepEvenings(): Promise<KeptEvenings> {
  // In memory where there is some: no disk is under test here.
  const root = mkdtempSync(
    join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "shipdeck-evenings-"),
  );
  const [data, noon, evening] = ["data", "noon", "evening"].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  const clock = new ManualClock();
  const buy = async (desk: TestStation["desk"]) => {
    const { orderId, items } = await orderFor(desk);
    const { labels } = await desk.purchaseLabels({ orderId });
    return { orderId, item: items[0]?.orderItemId ?? "", code: labels[0]?.trackingCode ?? "" };
  };
  let station = await TestStation.open({ data, clock });
  const key = await station.key();
  const hook = await station.desk.createWebhook({
    webhookUrl: "http://127.0.0.1:9/hook",
    events: ["label.created"],
  });
  await station.desk.deposit({ currency: "LTC", amount: "5" });
  await buy(station.desk);
  await station.close();
  cpSync(data, noon, { recursive: true });
  await clock.advance(3_600_000);
  station = await TestStation.open({ data, clock });
  const { desk } = station;
  const [first, second] = [await buy(desk), await buy(desk)];
  const manifest = await desk.createManifest({ carrier: "USPS", labelIds: [second.item] });
  const { orderId: unpaid, items } = await orderFor(desk);
  const { deliveries } = await desk.listDeliveries({ id: hook.id });
  await station.close();
  cpSync(data, evening, { recursive: true });
  let made = 0;
  return {
    noon: filesOf(join(noon, "sandbox")),
    key,
    ids: {
      order: first.orderId,
      unpaid,
      item: first.item,
      rate: items[0]?.rateId ?? "",
      code: first.code,
      hook: hook.id,
      delivery: deliveries[0]?.id ?? "",
      manifest: manifest.manifestId,
    },
    later: [first.code, second.code],
    again() {
      made += 1;
      const copy = join(root, String(made));
      cpSync(evening, copy, { recursive: true });
      const config = loadConfig({}, { data: copy });
      return {
        data: copy,
        config,
        files: filesOf(config.folder),
        [Symbol.dispose]: () => rmSync(copy, { recursive: true, force: true }),
      };
    },
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}
