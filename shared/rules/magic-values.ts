type When = "rates" | "purchase" | "void" | "tracking";

function row<M extends string>(name: string, magic: M, when: When, outcome: string) {
  return { name, magic, when, outcome } as const;
}

/**
 * Every magic value of the sandbox, once: the simulated carriers act on these rows, openapi.json and the guide show them.
 *
 * A recipient's name is magic as a whole only, so that Magic Johnson gets his parcels: each is `MAGIC` and words that are nobody's
 * surname. Tracking codes `EZ` with ten digits are no carrier's: UPU S10 codes have nine digits and a country. No e-mail, phone,
 * ZIP or amount is magic, because real orders have those, and a live station knows no magic at all.
 */
export const magicRecipients = [
  row(
    "MAGIC UNAVAILABLE",
    "unavailable",
    "rates",
    "Rates and purchase both end in CARRIER_UNAVAILABLE (503); trying again may help.",
  ),
  row(
    "MAGIC RATES ERROR",
    "rates-error",
    "rates",
    "The carriers answer the request for rates with an error: CARRIER_ERROR (502).",
  ),
  row(
    "MAGIC RATES TIMEOUT",
    "rates-timeout",
    "rates",
    "The carriers do not answer the request for rates in time: CARRIER_TIMEOUT (504).",
  ),
  row(
    "MAGIC ONE CARRIER DOWN",
    "one-carrier-down",
    "rates",
    "UPS gives a message instead of rates, the others rate as ever.",
  ),
  row(
    "MAGIC NO RATES",
    "no-rates",
    "rates",
    "A 200 without rates: every carrier gives a message instead.",
  ),
  row(
    "MAGIC REFUSED",
    "refused",
    "purchase",
    "The purchase is refused with CARRIER_REJECTED; trying again does not help.",
  ),
  row(
    "MAGIC PRICE CHANGED",
    "price-changed",
    "purchase",
    "The purchase is refused with RATE_CHANGED: the price is 10 % above the quote.",
  ),
  row(
    "MAGIC UNAVAILABLE AT PURCHASE",
    "unavailable-at-purchase",
    "purchase",
    "Rates are given; the purchase is refused with CARRIER_UNAVAILABLE, to be tried again.",
  ),
  row("MAGIC SLOW", "slow", "purchase", "The purchase takes 3 seconds, then succeeds."),
  row(
    "MAGIC TIMEOUT BOUGHT",
    "timeout-bought",
    "purchase",
    "The purchase ends in CARRIER_TIMEOUT and is pending, but the label was sold: settling finds it.",
  ),
  row(
    "MAGIC TIMEOUT LATE",
    "timeout-late",
    "purchase",
    "As MAGIC TIMEOUT BOUGHT, but settling gets no answer until 10 minutes after the purchase.",
  ),
  row(
    "MAGIC TIMEOUT LOST",
    "timeout-lost",
    "purchase",
    "The purchase ends in CARRIER_TIMEOUT and no label was sold: settling finds it absent, and the item fails.",
  ),
  row(
    "MAGIC VOID REFUSED",
    "void-refused",
    "void",
    "Bought; the carrier refuses to void the label: LABEL_NOT_VOIDABLE (409).",
  ),
  row(
    "MAGIC NEVER SCANNED",
    "never-scanned",
    "tracking",
    "Bought; no carrier ever scans the parcel, so it stays pre_transit and can always be voided.",
  ),
  row(
    "MAGIC DELAYED",
    "delayed",
    "tracking",
    "The parcel is delayed on the way and comes two working days late.",
  ),
  row(
    "MAGIC WEATHER",
    "weather",
    "tracking",
    "Weather holds the parcel up on the quoted day (weather_delay); it comes one working day late.",
  ),
  row(
    "MAGIC WRONG ADDRESS",
    "wrong-address",
    "tracking",
    "The address turns out wrong on the quoted day and is corrected (address_correction); delivered one working day late.",
  ),
  row(
    "MAGIC NOBODY HOME",
    "nobody-home",
    "tracking",
    "Nobody is there on the quoted day (delivery_exception); delivered on the next working day.",
  ),
  row("MAGIC NEIGHBOR", "neighbor", "tracking", "Delivered on the quoted day, to a neighbor."),
  row(
    "MAGIC PICKUP",
    "pickup",
    "tracking",
    "On the quoted day the parcel is available_for_pickup, and waits for ever.",
  ),
  row(
    "MAGIC COLLECTED",
    "collected",
    "tracking",
    "As MAGIC PICKUP, and collected two working days later: delivered.",
  ),
  row(
    "MAGIC UNCLAIMED",
    "unclaimed",
    "tracking",
    "As MAGIC PICKUP, but nobody comes for ten working days: return_to_sender, back at the sender's after the same time as out.",
  ),
  row(
    "MAGIC RETURNED",
    "returned",
    "tracking",
    "The recipient refuses the parcel on the quoted day (refused): return_to_sender, back at the sender's after the same time as out.",
  ),
  row(
    "MAGIC UNDELIVERABLE",
    "undeliverable",
    "tracking",
    "Nobody is known at the address on the quoted day: return_to_sender, back at the sender's after the same time as out.",
  ),
  row(
    "MAGIC DAMAGED",
    "damaged",
    "tracking",
    "The parcel is found damaged on the quoted day and goes no farther: failure (damaged).",
  ),
  row(
    "MAGIC LOST PARCEL",
    "lost-parcel",
    "tracking",
    "The parcel is never seen again after leaving its origin; failure (lost) five working days after the quoted day.",
  ),
  row(
    "MAGIC CUSTOMS HOLD",
    "customs-hold",
    "tracking",
    "Abroad, customs hold the parcel for three working days (held) and then release it; delivered three working days late. At home nothing happens.",
  ),
  row(
    "MAGIC TRACKING DOWN",
    "tracking-down",
    "tracking",
    "Bought; every question about the parcel ends in CARRIER_UNAVAILABLE (503).",
  ),
] as const;

/** What a magic recipient makes happen. */
export type Magic = (typeof magicRecipients)[number]["magic"];

/** EasyPost's test codes: always in that state, with scans of the last days. */
export const magicTrackingCodes = [
  { code: "EZ1000000001", status: "pre_transit" },
  { code: "EZ2000000002", status: "in_transit" },
  { code: "EZ3000000003", status: "out_for_delivery" },
  { code: "EZ4000000004", status: "delivered" },
  { code: "EZ5000000005", status: "return_to_sender" },
  { code: "EZ6000000006", status: "failure" },
  { code: "EZ7000000007", status: "unknown" },
] as const;
