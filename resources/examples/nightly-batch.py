#!/usr/bin/env python3
"""For cron or the Task Scheduler: ships every CSV file of a folder and closes each carrier's day with one form.

What became of each row is written beside its file. A file whose rows are all shipped goes to `done`; any other stays for the
next night, together with its results, and then only what is missing is shipped. Started twice at once, it still ships nothing
twice. Exit code: 0 all shipped, 1 somebody should look at the results. A key with a daily limit keeps a wrong file cheap.

  SHIPDECK_API_KEY=ssk_… SHIPDECK_API_SECRET=sss_… python3 resources/examples/nightly-batch.py INBOX
"""

import csv
import datetime
import pathlib
import sys
import urllib.request

from shipdeck import Refused, call, ship

if len(sys.argv) != 2:
    sys.exit("Usage: nightly-batch.py FOLDER")
inbox = pathlib.Path(sys.argv[1])
labels, done = inbox / "labels", inbox / "done"
for folder in (labels, done):
    folder.mkdir(parents=True, exist_ok=True)
run = datetime.datetime.now(datetime.timezone.utc).isoformat()
HEADS = ["Order Number", "State", "Carrier", "Service", "Tracking", "USD", "Why"]


def safe(text):
    """A text that a spreadsheet would run as a formula gets a quote in front."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text


def result_of(row):
    try:
        outcome = ship(row, run, labels)
    except Refused as refused:
        outcome = {"state": "not shipped", "text": str(refused)}
    why = "" if "trackingCode" in outcome else safe(outcome["text"])
    found = [outcome.get(name, "") for name in ("carrier", "service", "trackingCode", "rate")]
    return [safe(row["Order Number"]), outcome["state"], *found, why]


def ship_file(file):
    with open(file, newline="", encoding="utf-8-sig") as text:
        results = [result_of(row) for row in csv.DictReader(text)]
    left = sum(1 for result in results if not result[4])
    folder = inbox if left else done
    with open(folder / f"{file.stem}.results.csv", "w", newline="", encoding="utf-8") as text:
        csv.writer(text).writerows([HEADS, *results])
    if not left:
        file.rename(done / file.name)
    print(f"{file.name}: {len(results) - left} shipped, {left} left")
    return left


def close_day(carrier):
    """One form for a carrier's labels of today, saved as PDF; no labels, no form."""
    try:
        form = call("POST", "/manifests", {"carrier": carrier}, once=f"{carrier}-{run}")
    except Refused as refused:
        if refused.code != "NOTHING_TO_MANIFEST":
            raise
        return
    with urllib.request.urlopen(form["documents"][0]["url"], timeout=120) as pdf:
        (done / f"{form['date']}-{carrier}-{form['manifestId']}.pdf").write_bytes(pdf.read())
    print(f"{carrier}: {form['labelCount']} labels on form {form['number']}")


files = sorted(one for one in inbox.glob("*.csv") if not one.name.endswith(".results.csv"))
left = sum(ship_file(file) for file in files)
for carrier in ("USPS", "UPS", "FEDEX", "DHL"):
    close_day(carrier)
sys.exit(1 if left else 0)
