# What the bash examples share: one call of the API, one parcel shipped. To be sourced; needs bash 4, curl 7.76 and jq 1.6.
# Key and secret come from SHIPDECK_API_KEY and SHIPDECK_API_SECRET, the station's address from SHIPDECK_URL when it is not
# the usual one.
# shellcheck shell=bash

: "${SHIPDECK_API_KEY:?Set SHIPDECK_API_KEY}" "${SHIPDECK_API_SECRET:?Set SHIPDECK_API_SECRET}"
SHIPDECK_URL=${SHIPDECK_URL:-http://127.0.0.1:4810}

# Where your parcels leave from: put your own address here.
SHIPPER='{"name":"Shipping Desk","company":"Canvas & Co","street1":"1 Dr Carlton B Goodlett Pl","city":"San Francisco",
  "state":"CA","zip":"94102","country":"US"}'

# What the station refused, in its own words: each wrong field, and what would pass.
REASONS='def reasons: [.errors[]? | "\(.field // .carrier): \(.message)" + (if .suggestion then " (suggestion: \(.suggestion))" else "" end)]
  | join("; "); reasons | if . == "" then empty else . end'

# call METHOD PATH [BODY] [IDEMPOTENCY-KEY]: prints `data`. What the station refuses is printed on the error output and answers
# 1; when no station answers it is 2. curl itself tries again what may pass (429, 502, 503, 504, a lost connection), after the
# time that the station asks for: safe, as the same Idempotency-Key is told the first answer and nothing is done twice.
# The secret goes in by a pipe: everybody on a machine can read the arguments of a program.
call() {
  local answer
  answer=$(
    printf 'header = "X-API-Key: %s"\nheader = "X-API-Secret: %s"\n' "$SHIPDECK_API_KEY" "$SHIPDECK_API_SECRET" |
      curl --silent --show-error --config - --retry 2 --retry-max-time 90 --retry-all-errors --max-time 120 \
        --request "$1" "$SHIPDECK_URL/api/v1$2" \
        ${3:+--header "Content-Type: application/json" --data-binary "$3"} ${4:+--header "Idempotency-Key: $4"}
  ) || return 2
  jq --compact-output "if .success then .data else (($REASONS) // \"\(.code): \(.message)\") + \"\n\" | halt_error(1) end" <<<"$answer"
}

# rows_of FILE.csv: each row as one JSON object by the names of the first row. Quoted fields may hold commas and quotes.
rows_of() {
  jq --raw-input --slurp --compact-output '
    def cells: [scan("(?:^|,)(?:\"((?:[^\"]|\"\")*)\"|([^,\"]*))") | if .[0] != null then .[0] | gsub("\"\""; "\"") else .[1] end];
    ltrimstr("\ufeff") | split("\n") | map(rtrimstr("\r") | select(. != "") | cells)
    | .[0] as $names | .[1:][] | . as $row
    | [range($names | length) | {key: $names[.], value: ($row[.] // "")}] | from_entries' "$1"
}

# Filters of jq: the requests of a row.
ADDRESS='{address: {name: ."Recipient Name", company: .Company, street1: ."Address 1", street2: ."Address 2", city: .City,
  state: .State, zip: .Zip, country: .Country, phone: .Phone, email: .Email}}'
CUSTOMS='{contents_type: .Contents, contents_explanation: (if .Contents == "other" then ."Item Description" else null end),
  customs_certify: true, customs_signer: $from.name, eel_pfc: "NOEEI 30.37(a)", non_delivery_option: "return",
  restriction_type: "none", customs_items: [{description: ."Item Description", quantity: (.Quantity | tonumber),
  value: (.Value | tonumber), weight: ((."Weight (oz)" | tonumber) / (.Quantity | tonumber)), origin_country: .Origin,
  hs_tariff_number: ."HS Code"}]}'
RATES='{fromAddress: $from, toAddress: $to, packageDetails: {length: (.Length | tonumber), width: (.Width | tonumber),
  height: (.Height | tonumber), weight: (."Weight (oz)" | tonumber)}}
  + if $to.country == $from.country then {} else {customsInfo: '$CUSTOMS'} end'

# ordered ROW NUMBER: an order with the cheapest rate; prints its id. Of two programs that order the same number at once, the
# station refuses one.
ordered() {
  local row=$1 number=$2 checked to found rate order
  checked=$(call POST /shipping/verify-address "$(jq "$ADDRESS" <<<"$row")") || return
  to=$(jq --exit-status 'select(.verified) | .verifiedAddress' <<<"$checked") ||
    { jq --raw-output ".verification | $REASONS" <<<"$checked" >&2; return 1; }
  found=$(call POST /shipping/rates "$(jq --argjson from "$SHIPPER" --argjson to "$to" "$RATES" <<<"$row")") || return
  rate=$(jq --exit-status --raw-output '.rates[0].id // empty' <<<"$found") ||
    { jq --raw-output "{errors: .messages} | $REASONS" <<<"$found" >&2; return 1; }
  order=$(jq --null-input --arg rate "$rate" --arg number "$number" '{items: [{rateId: $rate}], externalReference: $number}')
  order=$(call POST /orders "$order" "order-$number") || return
  jq --raw-output .orderId <<<"$order"
}

# ship ROW RUN FOLDER: ships one row of a file once, however often it is asked to: an order with this number that exists is
# gone on with. RUN names this run of the program: within it a purchase that is sent again is the same purchase. Prints the
# state (shipped, shipped before, pending), carrier, service, tracking code and price, separated by tabs; answers 1 when refused.
ship() {
  local number escaped found order bought state=shipped item status url
  IFS=$'\t' read -r number escaped <<<"$(jq --raw-output '."Order Number" | [., @uri] | @tsv' <<<"$1")"
  found=$(call GET "/orders?limit=1&externalReference=$escaped") || return
  read -r order bought <<<"$(jq --raw-output '.orders[0] | "\(.orderId // "none") \(.labels.success // 0)"' <<<"$found")"
  if [ "$order" = none ]; then order=$(ordered "$1" "$number") || return; fi
  if [ "$bought" = 1 ]; then
    state="shipped before"
  else
    call POST /labels/purchase "{\"orderId\":\"$order\"}" "buy-$order-$2" >/dev/null || return
  fi
  item=$(call GET "/orders/$order") || return
  read -r status url <<<"$(jq --raw-output '.items[0] | "\(.status) \(.label.labelUrl)"' <<<"$item")"
  case $status in
    success) curl --silent --show-error --fail --output "$3/$number.pdf" "$url" || return 1 ;;
    pending | processing) state=pending ;;
    *) jq --raw-output '.items[0] | "\(.error.code // .status): \(.error.message // "it has no label")"' <<<"$item" >&2; return 1 ;;
  esac
  jq --raw-output --arg state "$state" '.items[0]
    | [$state, .carrier, .service, .label.trackingCode // "-", .rate] | @tsv' <<<"$item"
}
