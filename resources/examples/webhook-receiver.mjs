#!/usr/bin/env node
/**
 * Receives webhooks: checks the signature over the raw bytes, keeps each event once in a file, then answers.
 *
 *   SHIPDECK_WEBHOOK_SECRET=whsec_… node resources/examples/webhook-receiver.mjs events.jsonl [PORT]
 *
 * Add http://127.0.0.1:3000/ as a webhook in the app or by POST /webhooks; the answer holds the secret.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";

const [file, port = "3000"] = process.argv.slice(2);
const secret = process.env.SHIPDECK_WEBHOOK_SECRET;
if (!file || !secret) {
  console.error("Usage: SHIPDECK_WEBHOOK_SECRET=whsec_… node webhook-receiver.mjs FILE [PORT]");
  process.exit(2);
}
const signingKey = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
const largest = 1024 * 1024;

/** Standard Webhooks: HMAC-SHA256 over `id.timestamp.body`. There are two signatures for a day after a new secret. */
function isGenuine(headers, body) {
  const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": given } = headers;
  // An old request that somebody recorded and sends again is refused.
  if (!id || !given || !(Math.abs(Date.now() / 1000 - Number(timestamp)) < 300)) return false;
  const hmac = createHmac("sha256", signingKey).update(`${id}.${timestamp}.`).update(body);
  const right = Buffer.from(`v1,${hmac.digest("base64")}`);
  return given.split(" ").some((one) => {
    const bytes = Buffer.from(one);
    return bytes.length === right.length && timingSafeEqual(bytes, right);
  });
}

const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
const seen = new Set(lines.map((line) => JSON.parse(line).id));

async function take(request, response) {
  const reply = (status) => void response.writeHead(status).end();
  if (request.method !== "POST") return reply(405);
  if (!(Number(request.headers["content-length"]) <= largest)) return reply(413);
  const body = await buffer(request);
  if (!isGenuine(request.headers, body)) return reply(401);
  const event = JSON.parse(body);
  // An event comes at least once: after a lost answer it comes again, with the same id.
  if (!seen.has(event.id)) {
    // Written before it is answered: what was answered with 2xx never comes again.
    appendFileSync(file, `${JSON.stringify(event)}\n`, { flush: true });
    seen.add(event.id);
    console.log(event.event, event.data.label?.trackingCode ?? event.data.error?.message ?? "");
  }
  return reply(204);
}

const server = createServer((request, response) => void take(request, response));
server.listen(Number(port), "127.0.0.1", () =>
  console.log(`Listening on http://127.0.0.1:${server.address().port}/`),
);
