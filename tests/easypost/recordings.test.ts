import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openEasyPost } from "#electron/carriers/easypost/open-easypost.ts";
import { parseRates } from "#electron/carriers/easypost/parse/rates.ts";
import { parseRefusal } from "#electron/carriers/easypost/parse/refusal.ts";
import { isSold, parseSale } from "#electron/carriers/easypost/parse/sale.ts";
import {
  TheirAddress,
  TheirShipment,
  TheirTracker,
} from "#electron/carriers/easypost/parse/schemas.ts";
import { parseTracker } from "#electron/carriers/easypost/parse/tracker.ts";
import { parseVerification } from "#electron/carriers/easypost/parse/verification.ts";
import { addressRequest } from "#electron/carriers/easypost/request/address.ts";
import { shipmentRequest } from "#electron/carriers/easypost/request/shipment.ts";
import { openSend } from "#electron/carriers/easypost/send.ts";
import { Address, type UnverifiedAddress } from "#shared/contract/address.ts";
import { CustomsInfo } from "#shared/contract/customs.ts";
import { Tracking } from "#shared/contract/tracking.ts";
import { ManualClock } from "../manual-clock.ts";

/**
 * Exchanges that EasyPost's own client recorded, held against our requests and parsers: truth from outside, which is not part of the
 * product. `SHIPDECK_EASYPOST_RECORDINGS=FOLDER npx vitest run --project station tests/easypost/recordings.test.ts`
 */
const folder = process.env["SHIPDECK_EASYPOST_RECORDINGS"];

type Json = Record<string, unknown>;
interface Recorded {
  request: { method: string; path: string; body: Json | null };
  response: { status: number; body: Json };
}

const files = folder ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
const recordings = files.map((name) => ({
  name,
  exchanges: JSON.parse(readFileSync(join(folder ?? "", name), "utf8")) as Recorded[],
}));
const facts = {
  now: Date.parse("2026-11-23T16:00:00Z"),
  timeZone: "America/Los_Angeles",
  isAbroad: false,
  packageType: null,
};

/** Their body as our model would have it: values and weights of one piece. */
function shipmentOf(asked: Json) {
  const customs = asked["customs_info"] as (Json & { customs_items: Json[] }) | undefined;
  const { length, width, height, weight } = asked["parcel"] as Record<string, number>;
  return {
    fromAddress: Address.parse(asked["from_address"]),
    toAddress: Address.parse(asked["to_address"]),
    parcel: { length, width, height, weight } as {
      length: number;
      width: number;
      height: number;
      weight: number;
    },
    customsInfo: customs
      ? CustomsInfo.parse({
          ...customs,
          customs_items: customs.customs_items.map((item) => ({
            ...item,
            value: Number(item["value"]) / Number(item["quantity"]),
            weight: Number(item["weight"]) / Number(item["quantity"]),
          })),
        })
      : null,
  };
}

function checkShipmentRequest(asked: Json): void {
  const ours = shipmentRequest(shipmentOf(asked), { labelFormat: "PNG" }) as { shipment: Json };
  const { from_address, to_address, parcel, customs_info } = asked as Record<string, Json>;
  expect(ours.shipment).toMatchObject({ from_address, to_address, parcel });
  // An empty explanation is left out.
  const { contents_explanation, ...customs } = customs_info ?? {};
  if (customs_info) expect(ours.shipment["customs_info"]).toMatchObject(customs);
  expect(contents_explanation ?? "").toBe("");
}

function checkShipment(body: Json): void {
  const shipment = TheirShipment.parse(body);
  const { rates } = parseRates(shipment, facts);
  const theirs = (body["rates"] as { rate: string; carrier: string }[]) ?? [];
  expect(rates.map(({ cents }) => (cents / 100).toFixed(2))).toEqual(
    theirs.map(({ rate }) => rate),
  );
  expect(isSold(shipment)).toBe(body["postage_label"] !== null);
  if (!isSold(shipment)) return;
  const sale = parseSale(shipment);
  expect(sale?.trackingCode).toBe(body["tracking_code"]);
  const charged = (body["fees"] as { amount: string }[]).reduce(
    (sum, fee) => sum + Number(fee.amount),
    0,
  );
  expect(sale?.cents).toBe(Math.round(charged * 100));
  expect(sale?.file.isPdf).toBe(false);
}

function checkTracker(body: Json): void {
  const tracking = Tracking.parse(parseTracker(TheirTracker.parse(body), facts.now));
  const theirs = body["tracking_details"] as { message: string }[];
  expect(tracking.trackingDetails.map(({ message }) => message)).toEqual(
    theirs.map(({ message }) => message).toReversed(),
  );
  expect([tracking.status, tracking.trackingCode]).toEqual([body["status"], body["tracking_code"]]);
}

function checkAddress(asked: Json, body: Json): void {
  const verdict = parseVerification(
    TheirAddress.parse(body),
    asked as unknown as UnverifiedAddress,
  );
  const { delivery } = body["verifications"] as { delivery?: { success: boolean } };
  expect(verdict.verified).toBe(delivery?.success ?? false);
  if (verdict.verified) expect(verdict.address.zip).toBe(body["zip"]);
}

describe.runIf(folder)("what EasyPost's own client recorded", () => {
  test.each(recordings)("$name replays through our requests and parsers", ({ exchanges }) => {
    let asked: Json = {};
    for (const { request, response } of exchanges) {
      const { path, body } = request;
      if (response.status >= 400) {
        const refusal = parseRefusal(response.body);
        expect(refusal?.code).toMatch(/^[A-Z.]+$/);
        expect(refusal?.message.length).toBeGreaterThan(10);
      } else if (path.startsWith("/v2/shipments")) {
        const shipment = body?.["shipment"] as Json | undefined;
        if (shipment) checkShipmentRequest(shipment);
        checkShipment(response.body);
      } else if (path.startsWith("/v2/trackers")) checkTracker(response.body);
      else {
        const address = body?.["address"] as Json | undefined;
        if (address) {
          asked = address;
          expect(addressRequest(address as unknown as UnverifiedAddress)).toEqual(address);
        }
        checkAddress(asked, (response.body["address"] as Json | undefined) ?? response.body);
      }
    }
  });

  test.each(recordings.filter(({ name }) => /buys-a-shipment|refunds/.test(name)))(
    "$name replays over HTTP through the whole gateway",
    async ({ name, exchanges }) => {
      const left = [...exchanges];
      const server = createServer((request, response) => {
        const at = left.findIndex(
          (each) => each.request.method === request.method && each.request.path === request.url,
        );
        // What was recorded last of a shipment is also how it reads.
        const shown = at < 0 ? exchanges.at(-1) : left.splice(at, 1)[0];
        response.writeHead(at < 0 ? 200 : (shown?.response.status ?? 500), {
          "content-type": "application/json",
        });
        response.end(JSON.stringify(shown?.response.body));
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const { port } = server.address() as AddressInfo;
      const carriers = openEasyPost({
        keys: { easypost: () => "EZTKreplay" },
        send: openSend({ baseUrl: `http://127.0.0.1:${port}`, userAgent: "Shipdeck/test" }),
        clock: new ManualClock(),
        services: () => [],
        timeZoneOf: () => null,
      });
      const [first, second] = exchanges;
      const shipment = shipmentOf(first?.request.body?.["shipment"] as Json);
      const { rates } = await carriers.rates(shipment);
      expect(rates.map(({ carrier, service, cents }) => [carrier, service, cents])).toEqual([
        ["USPS", "Express", 3310],
        ["USPS", "Priority", 690],
        ["USPS", "GroundAdvantage", 593],
      ]);
      const rate = rates[2];
      const label = {
        reference: "att_1",
        carrier: "USPS",
        serviceCode: rate?.serviceCode ?? "",
      } as const;
      if (name.includes("refunds")) {
        const trackingCode = String(second?.response.body["tracking_code"]);
        const outcome = await carriers.void({ ...label, trackingCode, submitted: false });
        expect(outcome.kind).toBe("submitted");
      } else {
        // Its picture lies on a server that is not recorded: sold, and waiting for its file.
        const request = {
          ...shipment,
          ...label,
          service: "GroundAdvantage",
          cents: 593,
          isReturn: false,
          labelReference: null,
        };
        expect(await carriers.buy(request)).toMatchObject({
          kind: "unknown",
          code: "LABEL_FILE_PENDING",
        });
        expect(await carriers.find(request)).toMatchObject({
          kind: "unknown",
          code: "LABEL_FILE_PENDING",
        });
      }
      await new Promise((resolve) => server.close(resolve));
    },
  );
});
