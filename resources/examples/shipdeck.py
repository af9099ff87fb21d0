"""What the Python examples share: one call of the API, one parcel shipped. Standard library alone; Python 3.9 or newer.

Key and secret come from SHIPDECK_API_KEY and SHIPDECK_API_SECRET, the station's address from SHIPDECK_URL when it is not
the usual one.
"""

import json
import os
import pathlib
import time
import urllib.error
import urllib.parse
import urllib.request

URL = os.environ.get("SHIPDECK_URL", "http://127.0.0.1:4810")
KEY = os.environ.get("SHIPDECK_API_KEY")
SECRET = os.environ.get("SHIPDECK_API_SECRET")

# Where your parcels leave from: put your own address here.
SHIPPER = {
    "name": "Shipping Desk",
    "company": "Canvas & Co",
    "street1": "1 Dr Carlton B Goodlett Pl",
    "city": "San Francisco",
    "state": "CA",
    "zip": "94102",
    "country": "US",
}

# These pass by themselves.
PASSING = (429, 502, 503, 504)
TRIES = 3


class Refused(Exception):
    """What the station refused, in its own words: each wrong field, and what would pass."""

    def __init__(self, answer):
        fields = [
            f"{one['field']}: {one['message']}"
            + (f" (suggestion: {one['suggestion']})" if one.get("suggestion") else "")
            for one in answer.get("errors") or []
        ]
        super().__init__("; ".join(fields) or f"{answer.get('error')}: {answer.get('message')}")
        self.code = answer.get("code")


def _ask(method, path, body, once):
    """One try: the answer, or None with the seconds to wait when the trouble may pass."""
    headers = {"X-API-Key": KEY, "X-API-Secret": SECRET}
    if body is not None:
        headers["Content-Type"] = "application/json"
    if once is not None:
        headers["Idempotency-Key"] = once
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{URL}/api/v1{path}", data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=120) as response:
            return json.load(response), None
    except urllib.error.HTTPError as error:
        wait = int(error.headers.get("Retry-After") or 1) if error.code in PASSING else None
        return json.load(error), wait


def call(method, path, body=None, once=None):
    """One call; answers `data`, raises Refused.

    What may pass is tried again after the time that the station asks for. That is safe: a call that changes something carries
    an Idempotency-Key (`once`), and the same key is told the first answer, never done twice.
    """
    if not KEY or not SECRET:
        raise SystemExit("Set SHIPDECK_API_KEY and SHIPDECK_API_SECRET.")
    for attempt in range(1, TRIES + 1):
        try:
            answer, wait = _ask(method, path, body, once)
        except (urllib.error.URLError, ConnectionError, TimeoutError) as error:
            if attempt == TRIES:
                raise SystemExit(f"No station answers at {URL}: is it running? ({error})")
            wait = attempt
        else:
            if answer["success"]:
                return answer["data"]
            if wait is None or attempt == TRIES:
                raise Refused(answer)
        time.sleep(min(wait, 30))


def _verified(row):
    """The address as the station standardizes it; one that cannot be verified is Refused."""
    address = {
        "name": row["Recipient Name"],
        "company": row["Company"],
        "street1": row["Address 1"],
        "street2": row["Address 2"],
        "city": row["City"],
        "state": row["State"],
        "zip": row["Zip"],
        "country": row["Country"],
        "phone": row["Phone"],
        "email": row["Email"],
    }
    result = call("POST", "/shipping/verify-address", {"address": address})
    if not result["verified"]:
        raise Refused({"code": "ADDRESS_VERIFY_FAILURE", **result["verification"]})
    return result["verifiedAddress"]


def _customs(row):
    return {
        "contents_type": row["Contents"],
        "contents_explanation": row["Item Description"] if row["Contents"] == "other" else None,
        "customs_certify": True,
        "customs_signer": SHIPPER["name"],
        "eel_pfc": "NOEEI 30.37(a)",
        "non_delivery_option": "return",
        "restriction_type": "none",
        "customs_items": [
            {
                "description": row["Item Description"],
                "quantity": int(row["Quantity"]),
                "value": float(row["Value"]),
                "weight": float(row["Weight (oz)"]) / int(row["Quantity"]),
                "origin_country": row["Origin"],
                "hs_tariff_number": row["HS Code"],
            }
        ],
    }


def _ordered(row):
    """An order with the cheapest rate. Of two programs that order the same number at once, the station refuses one."""
    to_address = _verified(row)
    request = {
        "fromAddress": SHIPPER,
        "toAddress": to_address,
        "packageDetails": {
            "length": float(row["Length"]),
            "width": float(row["Width"]),
            "height": float(row["Height"]),
            "weight": float(row["Weight (oz)"]),
        },
    }
    if to_address["country"] != SHIPPER["country"]:
        request["customsInfo"] = _customs(row)
    found = call("POST", "/shipping/rates", request)
    if not found["rates"]:
        raise Refused({"errors": [{**one, "field": one["carrier"]} for one in found["messages"]]})
    number = row["Order Number"]
    order = {"items": [{"rateId": found["rates"][0]["id"]}], "externalReference": number}
    return call("POST", "/orders", order, once=f"order-{number}")["orderId"]


def ship(row, run, labels):
    """Ships one row of a file once, however often it is asked to: an order with this number that exists is gone on with.

    `run` names this run of the program: within it a purchase that is sent again is the same purchase. Answers a dict with
    `state` and `text`, and with carrier, service, trackingCode and rate when there is a label.
    """
    number = row["Order Number"]
    query = urllib.parse.urlencode({"limit": 1, "externalReference": number})
    known = next(iter(call("GET", f"/orders?{query}")["orders"]), None)
    is_new = known is None or known["labels"]["success"] != 1
    order_id = known["orderId"] if known else _ordered(row)
    if is_new:
        call("POST", "/labels/purchase", {"orderId": order_id}, once=f"buy-{order_id}-{run}")
    item = call("GET", f"/orders/{order_id}")["items"][0]
    if item["status"] in ("pending", "processing"):
        text = f"{item['carrier']} has not answered yet; the station finds it out"
        return {"state": "pending", "text": text}
    if item["status"] != "success":
        failure = item["error"] or {"code": item["status"], "message": "it has no label"}
        raise Refused({**failure, "error": failure["code"]})
    label = item["label"]
    with urllib.request.urlopen(label["labelUrl"], timeout=120) as pdf:
        pathlib.Path(labels, f"{number}.pdf").write_bytes(pdf.read())
    return {
        "state": "shipped" if is_new else "shipped before",
        "text": f"{item['carrier']} {item['service']} {label['trackingCode']} {item['rate']:.2f} USD",
        "carrier": item["carrier"],
        "service": item["service"],
        "trackingCode": label["trackingCode"],
        "rate": item["rate"],
    }
