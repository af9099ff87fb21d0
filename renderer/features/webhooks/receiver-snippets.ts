/** Receivers that check the document's signature with nothing but the standard library of their language. */
export const receiverSnippets = {
  JavaScript: `import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";

const secret = process.env.SHIPDECK_WEBHOOK_SECRET;
const seen = new Set();

createServer(async (request, response) => {
  const body = await buffer(request);
  const right = createHmac("sha256", secret).update(body).digest();
  const given = Buffer.from(request.headers["x-webhook-signature"] ?? "", "hex");
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    response.writeHead(401).end();
    return;
  }
  response.writeHead(204).end();
  const event = JSON.parse(body);
  if (seen.has(event.id)) return;
  seen.add(event.id);
  console.log(event.event, event.data.label.trackingCode);
}).listen(3000, "127.0.0.1");
`,
  Python: `import hashlib, hmac, json, os
from http.server import BaseHTTPRequestHandler, HTTPServer

secret = os.environ["SHIPDECK_WEBHOOK_SECRET"].encode()
seen = set()

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        right = hmac.new(secret, body, hashlib.sha256).hexdigest()
        given = self.headers.get("X-Webhook-Signature", "")
        is_ours = hmac.compare_digest(given.encode(), right.encode())
        self.send_response(204 if is_ours else 401)
        self.end_headers()
        if not is_ours:
            return
        event = json.loads(body)
        if event["id"] in seen:
            return
        seen.add(event["id"])
        print(event["event"], event["data"]["label"]["trackingCode"], flush=True)

HTTPServer(("127.0.0.1", 3000), Receiver).serve_forever()
`,
} as const;
