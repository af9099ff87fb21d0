import { createHmac, timingSafeEqual } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Command } from "commander";
import type { Api } from "#shared/contract/index.ts";
import type { Client } from "#shared/contract/operation.ts";
import { httpClient } from "../http-client.ts";
import { createKey } from "../service/keys/create-key.ts";
import { deposit } from "../service/wallet/deposit.ts";
import { openStation, type Station } from "../station.ts";
import { configOf, print } from "./options.ts";

interface Heard {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A webhook receiver as a customer would write one: it keeps the raw bytes, because the signature is over them. */
async function openReceiver() {
  let tell: (heard: Heard) => void = () => {};
  const heard = new Promise<Heard>((resolve) => (tell = resolve));
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      response.writeHead(204).end();
      tell({ headers: request.headers, body: Buffer.concat(chunks) });
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, heard, close: () => server.close() };
}

function isSigned(heard: Heard, secret: string): boolean {
  const right = createHmac("sha256", secret).update(heard.body).digest();
  const given = Buffer.from(String(heard.headers["x-webhook-signature"] ?? ""), "hex");
  return given.length === right.length && timingSafeEqual(given, right);
}

const from = {
  name: "Shipdeck Warehouse",
  company: "Shipdeck",
  street1: "1 Dr Carlton B Goodlett Pl",
  city: "San Francisco",
  state: "CA",
  zip: "94102",
  country: "US",
};
const to = {
  name: "Dana Ruiz",
  street1: "600 dexter avenue",
  city: "montgomery",
  state: "alabama",
  zip: "36130",
  country: "us",
};

async function ship(
  client: Client<Api>,
  label: string,
  receiver: Awaited<ReturnType<typeof openReceiver>>,
) {
  const verified = await client.verifyAddress({ address: to });
  const { street1, city, state, zip } = verified.verifiedAddress;
  print(
    `1. Verified    ${street1}, ${city} ${state} ${zip} (${verified.verified ? "good" : "not good"})`,
  );

  const { rates } = await client.getRates({
    fromAddress: from,
    toAddress: { ...to, street1, city, state, zip, country: "US" },
    packageDetails: { length: 10, width: 8, height: 4, weight: 18 },
  });
  const cheapest = rates[0];
  if (!cheapest) throw new Error("no carrier offered a rate");
  print(
    `2. Rated       ${rates.length} services; cheapest ${cheapest.carrier} ${cheapest.service} at ${cheapest.rate.toFixed(2)} USD, ${cheapest.delivery_days} days`,
  );

  const webhook = await client.createWebhook({
    webhookUrl: receiver.url,
    events: ["label.created"],
  });
  const order = await client.createOrder({
    items: [{ rateId: cheapest.id }],
    externalReference: "DEMO-1",
  });
  print(
    `3. Ordered     ${order.orderId}, ${order.totalAmount.toFixed(2)} USD, ${order.paymentStatus}`,
  );

  const bought = await client.purchaseLabels({ orderId: order.orderId });
  const [entry] = bought.labels;
  if (!entry?.labelUrl || !entry.trackingCode)
    throw new Error(`no label was bought: ${entry?.message ?? "no entry"}`);
  const balance = await client.getBalance({ includeTransactions: true, limit: 1 });
  const paid = balance.transactions?.[0];
  print(
    `4. Bought      ${bought.successCount} of ${bought.totalLabels} labels, paid ${(-(paid?.amount ?? 0)).toFixed(8)} ${paid?.currency}, left ${paid?.balanceAfter.toFixed(8)}`,
  );

  // oxlint-disable-next-line no-restricted-globals -- the demo is an outside program: it fetches its label like one
  const response = await fetch(entry.labelUrl);
  writeFileSync(label, Buffer.from(await response.arrayBuffer()));
  print(`5. Label       ${label}`);

  const tracking = await client.getTracking({ code: entry.trackingCode });
  print(
    `6. Tracking    ${tracking.trackingCode}: ${tracking.status}, due ${tracking.estDeliveryDate?.slice(0, 10) ?? "?"}`,
  );

  const heard = await receiver.heard;
  const { event } = JSON.parse(heard.body.toString("utf8")) as { event: string };
  const signed = isSigned(heard, webhook.secret);
  print(`7. Webhook     ${event} received, its signature ${signed ? "is right" : "IS WRONG"}`);
  if (!signed) throw new Error("the webhook's signature did not verify");
}

async function prepare(station: Station): Promise<Client<Api>> {
  const { parts } = station;
  const key = await createKey(parts, { name: "demo", scopes: undefined, dailyLimitUsd: null });
  await deposit(parts, { currency: "LTC", amount: "5" });
  // oxlint-disable-next-line no-restricted-globals -- as above
  return httpClient(station.address?.url ?? "", key, fetch);
}

/** The whole job through the API, as an outside program would do it, on play data that is thrown away. */
export function demoCommand(): Command {
  return new Command("demo")
    .description("the whole job on one screen; leaves the label file")
    .option("--out <file>", "where to leave the label", "demo-label.pdf")
    .action(async ({ out }: { out: string }) => {
      const data = mkdtempSync(join(tmpdir(), "shipdeck-demo-"));
      const receiver = await openReceiver();
      try {
        const station = await openStation(configOf({ data }, 0));
        try {
          print(`Station open at ${station.address?.url} (sandbox, throw-away data)`);
          await ship(await prepare(station), resolve(out), receiver);
          print("Done. Every step went over HTTP with an API key.");
        } finally {
          await station.close();
        }
      } finally {
        receiver.close();
        rmSync(data, { recursive: true, force: true });
      }
    });
}
