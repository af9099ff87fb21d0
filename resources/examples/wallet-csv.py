#!/usr/bin/env python3
"""The wallet's whole history as CSV for a spreadsheet, oldest first: amounts as plain decimals with a running balance.

  SHIPDECK_API_KEY=ssk_… SHIPDECK_API_SECRET=sss_… python3 resources/examples/wallet-csv.py > wallet.csv
"""

import csv
import io
import sys

from shipdeck import call

HEADS = ["Time", "Type", "Currency", "Amount", "Balance", "USD", "USD for one", "Order", "What"]


def history():
    """The newest stand first, and new ones may come while we turn the pages: an id that was seen is passed over."""
    found, offset = {}, 0
    while True:
        page = call("GET", f"/account/balance?includeTransactions=true&limit=100&offset={offset}")
        found.update((one["id"], one) for one in page["transactions"])
        offset += len(page["transactions"])
        if not page["transactions"] or offset >= page["pagination"]["total"]:
            return list(found.values())


def line_of(one):
    usd = one["amountUsd"]
    return [
        one["createdAt"],
        one["type"],
        one["currency"],
        # Coins in full: a spreadsheet must not see 1e-08.
        f"{one['amount']:.8f}",
        f"{one['balanceAfter']:.8f}",
        "" if usd is None else f"{usd:.2f}",
        one["exchangeRate"],
        one["orderId"],
        # A text that a spreadsheet would run as a formula gets a quote in front.
        "'" + one["description"] if one["description"][:1] in "=+-@" else one["description"],
    ]


# The mark in front tells Excel that this is UTF-8; line ends are the CSV standard's on every system.
out = io.TextIOWrapper(sys.stdout.buffer, encoding="utf-8-sig", newline="")
csv.writer(out).writerows([HEADS, *map(line_of, reversed(history()))])
out.flush()
