#!/usr/bin/env bash
# Ships every order of a CSV file: verify, rate, order, buy the cheapest label, save the PDF. Run again, it ships what was not
# shipped, and nothing twice. Exit code: 0 all shipped, 1 some were not, 2 no station answers.
#
#   SHIPDECK_API_KEY=ssk_… SHIPDECK_API_SECRET=sss_… bash resources/examples/ship-csv.sh resources/examples/orders-sample.csv [FOLDER]
set -uo pipefail
file=${1:?Usage: ship-csv.sh FILE.csv [FOLDER]} folder=${2:-labels}
. "$(dirname "$0")/shipdeck.sh"

mkdir -p "$folder"
run=$(date -u +%FT%TZ) line=1 shipped=0 left=0 why=$(mktemp)
trap 'rm -f "$why"' EXIT
while IFS= read -r row; do
  line=$((line + 1))
  place="line $line, order $(jq --raw-output '."Order Number"' <<<"$row")"
  outcome=$(ship "$row" "$run" "$folder" 2>"$why")
  status=$?
  if [ $status -eq 2 ]; then cat "$why" >&2; exit 2; fi
  if [ $status -ne 0 ]; then
    echo "$place: NOT SHIPPED: $(tail -n 1 "$why")"
    left=$((left + 1))
    continue
  fi
  IFS=$'\t' read -r state carrier service tracking rate <<<"$outcome"
  if [ "$state" = pending ]; then left=$((left + 1)); else shipped=$((shipped + 1)); fi
  if [ "$state" = shipped ]; then state=; else state="${state^^}: "; fi
  LC_ALL=C printf '%s: %s%s %s %s %.2f USD\n' "$place" "$state" "$carrier" "$service" "$tracking" "$rate"
done < <(rows_of "$file")
echo "$shipped shipped, $left not shipped."
[ "$left" -eq 0 ]
