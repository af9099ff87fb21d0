#!/usr/bin/env bash
# The wallet's whole history as CSV for a spreadsheet, newest first.
#
#   SHIPDECK_API_KEY=ssk_… SHIPDECK_API_SECRET=sss_… bash resources/examples/wallet-csv.sh > wallet.csv
set -euo pipefail
. "$(dirname "$0")/shipdeck.sh"

# Coins in full: a spreadsheet must not see 1e-8. Whole units of 1e-8 are divided as text.
LINES='def coins: (. * 100000000 | round) as $units | ($units | fabs | floor | tostring) as $digits
    | (if $units < 0 then "-" else "" end) + (if ($digits | length) > 8 then $digits[:-8] else "0" end)
    + "." + (("00000000" + $digits)[-8:]);
  # A text that a spreadsheet would run as a formula gets a quote in front.
  def safe: if test("^[=+@-]") then "\u0027" + . else . end;
  .transactions[] | [.createdAt, .type, .currency, (.amount | coins), (.balanceAfter | coins), .amountUsd, .exchangeRate,
    .orderId, (.description | safe)] | @csv'

echo '"Time","Type","Currency","Amount","Balance","USD","USD for one","Order","What"'
offset=0
while :; do
  page=$(call GET "/account/balance?includeTransactions=true&limit=100&offset=$offset")
  jq --raw-output "$LINES" <<<"$page"
  offset=$((offset + $(jq '.transactions | length' <<<"$page")))
  # Where a label was bought while the pages were turned, a line stands twice: its time, amount and balance tell.
  jq --exit-status ".pagination.total > $offset and (.transactions | length) > 0" <<<"$page" >/dev/null || break
done
