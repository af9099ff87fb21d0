/**
 * What the Node examples share: one call of the API, one parcel shipped. No dependencies; Node 20 or newer.
 * Key and secret come from SHIPDECK_API_KEY and SHIPDECK_API_SECRET, the station's address from SHIPDECK_URL when it is
 * not the usual one.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as rest } from "node:timers/promises";

const {
  SHIPDECK_URL: url = "http://127.0.0.1:4810",
  SHIPDECK_API_KEY: key,
  SHIPDECK_API_SECRET: secret,
} = process.env;

/** Where your parcels leave from: put your own address here. */
export const shipper = {
  name: "Shipping Desk",
  company: "Canvas & Co",
  street1: "1 Dr Carlton B Goodlett Pl",
  city: "San Francisco",
  state: "CA",
  zip: "94102",
  country: "US",
};

/** What the station refused, in its own words: each wrong field, and what would pass. */
export class Refused extends Error {
  constructor({ code, error, message, errors = [] }) {
    const fields = errors.map(
      ({ field, message, suggestion }) =>
        `${field}: ${message}${suggestion ? ` (suggestion: ${suggestion})` : ""}`,
    );
    super(fields.length > 0 ? fields.join("; ") : `${error}: ${message}`);
    this.code = code;
  }
}

/** These pass by themselves. */
const passing = new Set([429, 502, 503, 504]);
const tries = 3;

/**
 * One call; answers `data`, throws Refused. What may pass is tried again after the time that the station asks for. That is safe: a
 * call that changes something carries an Idempotency-Key (`once`), and the same key is told the first answer, never done twice.
 */
export async function call(method, path, { body, once } = {}) {
  if (!key || !secret) throw new Error("Set SHIPDECK_API_KEY and SHIPDECK_API_SECRET.");
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === tries;
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        "X-API-Key": key,
        "X-API-Secret": secret,
        ...(body ? { "Content-Type": "application/json" } : {}),
        ...(once ? { "Idempotency-Key": once } : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
    }).catch((error) => {
      if (isLast) throw new Error(`No station answers at ${url}: is it running?`, { cause: error });
      return null;
    });
    if (response && (isLast || !passing.has(response.status))) {
      const answer = await response.json();
      if (answer.success) return answer.data;
      throw new Refused(answer);
    }
    const seconds = Number(response?.headers.get("retry-after")) || attempt;
    await rest(Math.min(seconds, 30) * 1000);
  }
}

/** The address as the station standardizes it; one that cannot be verified is Refused. */
async function verified(row) {
  const result = await call("POST", "/shipping/verify-address", {
    body: {
      address: {
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
      },
    },
  });
  if (result.verified) return result.verifiedAddress;
  throw new Refused({ code: "ADDRESS_VERIFY_FAILURE", errors: result.verification.errors });
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

/** An order with the cheapest rate. Two programs that order the same number at once are told apart by the station: one is Refused. */
async function ordered(row) {
  const toAddress = await verified(row);
  const { rates, messages } = await call("POST", "/shipping/rates", {
    body: {
      fromAddress: shipper,
      toAddress,
      packageDetails: {
        length: Number(row.Length),
        width: Number(row.Width),
        height: Number(row.Height),
        weight: Number(row["Weight (oz)"]),
      },
      ...(toAddress.country === shipper.country ? {} : { customsInfo: customsFor(row) }),
    },
  });
  const [cheapest] = rates;
  if (!cheapest)
    throw new Refused({
      errors: messages.map(({ carrier, message }) => ({ field: carrier, message })),
    });
  const number = row["Order Number"];
  const order = await call("POST", "/orders", {
    body: { items: [{ rateId: cheapest.id }], externalReference: number },
    once: `order-${number}`,
  });
  return order.orderId;
}

/**
 * Ships one row of a file once, however often it is asked to: an order with this number that exists is gone on with.
 * `run` names this run of the program: within it a purchase that is sent again is the same purchase.
 */
export async function ship(row, { run, labels }) {
  const number = row["Order Number"];
  const found = await call(
    "GET",
    `/orders?limit=1&externalReference=${encodeURIComponent(number)}`,
  );
  const [known] = found.orders;
  const isNew = known?.labels.success !== 1;
  const orderId = known?.orderId ?? (await ordered(row));
  if (isNew)
    await call("POST", "/labels/purchase", { body: { orderId }, once: `buy-${orderId}-${run}` });
  const [item] = (await call("GET", `/orders/${orderId}`)).items;
  const { carrier, service, rate, status } = item;
  if (status === "pending" || status === "processing")
    return { state: "pending", text: `${carrier} has not answered yet; the station finds it out` };
  if (status !== "success") throw new Refused({ ...item.error, error: item.error?.code ?? status });
  const { trackingCode, labelUrl } = item.label;
  const pdf = await fetch(labelUrl);
  await writeFile(join(labels, `${number}.pdf`), Buffer.from(await pdf.arrayBuffer()));
  const text = `${carrier} ${service} ${trackingCode} ${rate.toFixed(2)} USD`;
  return {
    state: isNew ? "shipped" : "shipped before",
    text,
    carrier,
    service,
    trackingCode,
    rate,
  };
}
