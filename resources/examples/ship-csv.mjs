#!/usr/bin/env node
/**
 * Ships every order of a CSV file through a running station: verify, rate, order, buy the cheapest label, save the PDF.
 * It uses the HTTP API only, as any program of yours would.
 *
 *   npm run station -- serve                                   (or the app, in another window)
 *   npm run station -- keys create --name csv                  (put key and secret into the two variables below)
 *   npm run station -- wallet deposit --currency LTC --amount 50
 *   SHIPDECK_KEY=ssk_… SHIPDECK_SECRET=sss_… node resources/examples/ship-csv.mjs resources/examples/orders-sample.csv
 *
 * Options: --url http://127.0.0.1:4810  --out labels  --strict (exit 1 when a line was not shipped)
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import Papa from "papaparse";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: "string", default: "http://127.0.0.1:4810" },
    out: { type: "string", default: "labels" },
    strict: { type: "boolean", default: false },
  },
});
const [file] = positionals;
const { SHIPDECK_KEY: key, SHIPDECK_SECRET: secret } = process.env;
if (!file || !key || !secret) {
  console.error(
    "Usage: SHIPDECK_KEY=… SHIPDECK_SECRET=… node ship-csv.mjs FILE.csv [--url URL] [--out FOLDER]",
  );
  process.exit(2);
}

const shipper = {
  name: "Shipping Desk",
  company: "Canvas & Co",
  street1: "1 Dr Carlton B Goodlett Pl",
  city: "San Francisco",
  state: "CA",
  zip: "94102",
  country: "US",
};

/** One call. A failure becomes an Error whose message says which field was wrong and what would pass. */
async function api(method, path, body, headers = {}) {
  const response = await fetch(`${options.url}/api/v1${path}`, {
    method,
    headers: {
      "X-API-Key": key,
      "X-API-Secret": secret,
      ...(body ? { "Content-Type": "application/json" } : {}),
      ...headers,
    },
    body: body ? JSON.stringify(body) : undefined,
  });
  const answer = await response.json();
  if (answer.success) return answer.data;
  const hints = (answer.errors ?? []).map(
    ({ field, message, suggestion }) =>
      `${field}: ${message}${suggestion ? ` (suggestion: ${suggestion})` : ""}`,
  );
  throw new Error(hints.length > 0 ? hints.join("; ") : `${answer.error}: ${answer.message}`);
}

/** The address as the station standardizes it; an address that cannot be verified is an Error. */
async function verified(row) {
  const address = {
    name: row["Recipient Name"],
    company: row.Company,
    street1: row["Address 1"],
    street2: row["Address 2"],
    city: row.City,
    state: row.State,
    zip: row.Zip,
    country: row.Country,
    phone: row.Phone,
    email: row.Email,
  };
  const result = await api("POST", "/shipping/verify-address", { address });
  if (result.verified) return result.verifiedAddress;
  const reasons = result.verification.errors.map(
    ({ field, message, suggestion }) =>
      `${field}: ${message}${suggestion ? ` (suggestion: ${suggestion})` : ""}`,
  );
  throw new Error(reasons.join("; "));
}

function customsFor(row) {
  return {
    contents_type: row.Contents,
    contents_explanation: row.Contents === "other" ? row["Item Description"] : undefined,
    customs_certify: true,
    customs_signer: shipper.name,
    eel_pfc: "NOEEI 30.37(a)",
    non_delivery_option: "return",
    restriction_type: "none",
    customs_items: [
      {
        description: row["Item Description"],
        quantity: Number(row.Quantity),
        value: Number(row.Value),
        weight: Number(row["Weight (oz)"]) / Number(row.Quantity),
        origin_country: row.Origin,
        hs_tariff_number: row["HS Code"],
      },
    ],
  };
}

async function ship(row) {
  const toAddress = await verified(row);
  const { rates, messages } = await api("POST", "/shipping/rates", {
    fromAddress: shipper,
    toAddress,
    packageDetails: {
      length: Number(row.Length),
      width: Number(row.Width),
      height: Number(row.Height),
      weight: Number(row["Weight (oz)"]),
    },
    ...(toAddress.country === shipper.country ? {} : { customsInfo: customsFor(row) }),
  });
  const [cheapest] = rates;
  if (!cheapest)
    throw new Error(messages.map(({ carrier, message }) => `${carrier}: ${message}`).join("; "));
  // A repeated call (a lost answer, a retry) neither orders nor pays twice: the same key is told the first answer.
  const once = (step) => ({ "Idempotency-Key": `${step}-${row["Order Number"]}-${cheapest.id}` });
  const order = await api(
    "POST",
    "/orders",
    { items: [{ rateId: cheapest.id }], externalReference: row["Order Number"] },
    once("order"),
  );
  const purchase = await api("POST", "/labels/purchase", { orderId: order.orderId }, once("buy"));
  const [label] = purchase.labels;
  if (!label.success) throw new Error(`${label.code}: ${label.message}`);
  const pdf = await fetch(label.labelUrl);
  await writeFile(
    join(options.out, `${row["Order Number"]}.pdf`),
    Buffer.from(await pdf.arrayBuffer()),
  );
  return `${label.carrier} ${label.service} ${label.trackingCode} ${cheapest.rate.toFixed(2)} USD`;
}

const { data: rows } = Papa.parse(await readFile(file, "utf8"), {
  header: true,
  skipEmptyLines: true,
});
await mkdir(options.out, { recursive: true });
let shipped = 0;
for (const [index, row] of rows.entries()) {
  const line = `line ${index + 2}, order ${row["Order Number"]}`;
  try {
    console.log(`${line}: ${await ship(row)}`);
    shipped += 1;
  } catch (error) {
    console.log(`${line}: NOT SHIPPED: ${error.message}`);
  }
}
console.log(`${shipped} shipped, ${rows.length - shipped} not shipped.`);
if (options.strict && shipped < rows.length) process.exitCode = 1;
