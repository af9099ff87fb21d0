#!/usr/bin/env python3
"""Ships every order of a CSV file: verify, rate, order, buy the cheapest label, save the PDF.

Run again, it ships what was not shipped, and nothing twice.

  SHIPDECK_API_KEY=ssk_… SHIPDECK_API_SECRET=sss_… python3 resources/examples/ship-csv.py resources/examples/orders-sample.csv

Options: --out labels (folder of the PDFs)  --strict (exit 1 when a line was not shipped)
"""

import argparse
import csv
import datetime
import pathlib
import sys

from shipdeck import Refused, ship

parser = argparse.ArgumentParser(description="Ships every order of a CSV file.")
parser.add_argument("file")
parser.add_argument("--out", default="labels")
parser.add_argument("--strict", action="store_true")
options = parser.parse_args()

pathlib.Path(options.out).mkdir(parents=True, exist_ok=True)
run = datetime.datetime.now(datetime.timezone.utc).isoformat()
with open(options.file, newline="", encoding="utf-8-sig") as file:
    rows = list(csv.DictReader(file))
shipped = 0
for line, row in enumerate(rows, start=2):
    place = f"line {line}, order {row['Order Number']}"
    try:
        outcome = ship(row, run, options.out)
    except Refused as refused:
        # One parcel's trouble stops no other.
        print(f"{place}: NOT SHIPPED: {refused}")
        continue
    state = "" if outcome["state"] == "shipped" else f"{outcome['state'].upper()}: "
    print(f"{place}: {state}{outcome['text']}")
    shipped += outcome["state"] != "pending"
print(f"{shipped} shipped, {len(rows) - shipped} not shipped.")
if options.strict and shipped < len(rows):
    sys.exit(1)
