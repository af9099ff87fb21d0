#!/usr/bin/env python3
"""Receives webhooks: checks the signature over the raw bytes, keeps each event once in a file, then answers.

  SHIPDECK_WEBHOOK_SECRET=whsec_… python3 resources/examples/webhook-receiver.py events.jsonl [PORT]

Add http://127.0.0.1:3000/ as a webhook in the app or by POST /webhooks; the answer holds the secret.
"""

import base64
import hashlib
import hmac
import json
import os
import pathlib
import sys
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

secret = os.environ.get("SHIPDECK_WEBHOOK_SECRET")
if len(sys.argv) < 2 or not secret:
    sys.exit("Usage: SHIPDECK_WEBHOOK_SECRET=whsec_… webhook-receiver.py FILE [PORT]")
file = pathlib.Path(sys.argv[1])
port = int(sys.argv[2]) if len(sys.argv) > 2 else 3000
encoded = secret.removeprefix("whsec_")
signing_key = base64.b64decode(encoded + "=" * (-len(encoded) % 4))
LARGEST = 1024 * 1024


def is_genuine(headers, body):
    """Standard Webhooks: HMAC-SHA256 over `id.timestamp.body`. There are two signatures for a day after a new secret."""
    event_id, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    # An old request that somebody recorded and sends again is refused.
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > 300:
        return False
    message = f"{event_id}.{timestamp}.".encode() + body
    right = "v1," + base64.b64encode(hmac.new(signing_key, message, hashlib.sha256).digest()).decode()
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(one.encode(), right.encode()) for one in given)


seen = {json.loads(line)["id"] for line in file.open(encoding="utf-8")} if file.exists() else set()


def keep(event):
    """Written before it is answered: what was answered with 2xx never comes again."""
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(event) + "\n")
        out.flush()
        os.fsync(out.fileno())
    seen.add(event["id"])
    label, error = event["data"].get("label") or {}, event["data"].get("error") or {}
    print(event["event"], label.get("trackingCode") or error.get("message", ""), flush=True)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        length = self.headers.get("Content-Length", "")
        if not length.isdigit() or int(length) > LARGEST:
            return self.reply(413)
        body = self.rfile.read(int(length))
        if not is_genuine(self.headers, body):
            return self.reply(401)
        event = json.loads(body)
        # An event comes at least once: after a lost answer it comes again, with the same id.
        if event["id"] not in seen:
            keep(event)
        return self.reply(204)

    def reply(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        """Says nothing of each request."""


server = HTTPServer(("127.0.0.1", port), Receiver)
print(f"Listening on http://127.0.0.1:{server.server_address[1]}/", flush=True)
try:
    server.serve_forever()
except KeyboardInterrupt:
    sys.exit(0)
