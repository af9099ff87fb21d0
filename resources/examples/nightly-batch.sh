#!/usr/bin/env bash
# For cron: ships every CSV file of a folder and closes each carrier's day with one form. A file whose rows are all shipped goes
# to `done`; any other stays for the next night, and then only what is missing is shipped. What became of each row is in
# FILE.log. Started twice at once, it still ships nothing twice. A key with a daily limit keeps a wrong file cheap.
#
#   SHIPDECK_API_KEY=ssk_… SHIPDECK_API_SECRET=sss_… bash resources/examples/nightly-batch.sh INBOX
#
# Exit code: 0 all shipped, 1 somebody should look at the logs, 2 no station answers.
set -uo pipefail
inbox=${1:?Usage: nightly-batch.sh FOLDER}
here=$(cd "$(dirname "$0")" && pwd)
. "$here/shipdeck.sh"

mkdir -p "$inbox/labels" "$inbox/done"
shopt -s nullglob
run=$(date -u +%FT%TZ) worst=0
for file in "$inbox"/*.csv; do
  bash "$here/ship-csv.sh" "$file" "$inbox/labels" >"${file%.csv}.log" 2>&1
  status=$?
  echo "$(basename "$file"): $(tail -n 1 "${file%.csv}.log")"
  if [ $status -eq 2 ]; then exit 2; fi
  if [ $status -eq 0 ]; then mv "$file" "${file%.csv}.log" "$inbox/done/"; else worst=1; fi
done

# One form for a carrier's labels of today; no labels, no form.
why=$(mktemp)
trap 'rm -f "$why"' EXIT
for carrier in USPS UPS FEDEX DHL; do
  if form=$(call POST /manifests "{\"carrier\":\"$carrier\"}" "$carrier-$run" 2>"$why"); then
    pdf=$inbox/done/$(jq --raw-output '"\(.date)-\(.carrier)-\(.manifestId).pdf"' <<<"$form")
    curl --silent --show-error --fail --output "$pdf" "$(jq --raw-output '.documents[0].url' <<<"$form")" || worst=1
    jq --raw-output '"\(.carrier): \(.labelCount) labels on form \(.number)"' <<<"$form"
  elif ! grep --quiet NOTHING_TO_MANIFEST "$why"; then
    echo "$carrier: no form: $(cat "$why")"
    worst=1
  fi
done
exit $worst
