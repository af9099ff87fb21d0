/** What a magic recipient makes happen. */
export type Magic =
  | "refused"
  | "timeout-bought"
  | "timeout-late"
  | "timeout-lost"
  | "price-changed"
  | "slow"
  | "unavailable"
  | "unavailable-at-purchase"
  | "delayed"
  | "pickup"
  | "returned"
  | "lost-parcel";

/** How long `MAGIC SLOW` takes, and how long `MAGIC TIMEOUT LATE` leaves `find` without an answer. */
export const slowMs = 3_000;
export const lateMs = 10 * 60_000;

/** The recipient's name → what happens. The table of resources/rates/README.md says the same. */
export const magicRecipients: readonly { name: string; magic: Magic; outcome: string }[] = [
  {
    name: "MAGIC REFUSED",
    magic: "refused",
    outcome: "The purchase is refused with CARRIER_REJECTED; trying again does not help.",
  },
  {
    name: "MAGIC TIMEOUT BOUGHT",
    magic: "timeout-bought",
    outcome: "The purchase ends in CARRIER_TIMEOUT, but the label was sold: settling finds it.",
  },
  {
    name: "MAGIC TIMEOUT LATE",
    magic: "timeout-late",
    outcome:
      "As MAGIC TIMEOUT BOUGHT, but settling gets no answer until 10 minutes after the purchase.",
  },
  {
    name: "MAGIC TIMEOUT LOST",
    magic: "timeout-lost",
    outcome:
      "The purchase ends in CARRIER_TIMEOUT and no label was sold: settling finds it absent, and the reference stays refused.",
  },
  {
    name: "MAGIC PRICE CHANGED",
    magic: "price-changed",
    outcome: "The purchase is refused with RATE_CHANGED: the price is 10 % above the quote.",
  },
  {
    name: "MAGIC SLOW",
    magic: "slow",
    outcome: "The purchase takes 3 seconds, then succeeds.",
  },
  {
    name: "MAGIC UNAVAILABLE",
    magic: "unavailable",
    outcome: "Rates and purchase both end in CARRIER_UNAVAILABLE; trying again may help.",
  },
  {
    name: "MAGIC UNAVAILABLE AT PURCHASE",
    magic: "unavailable-at-purchase",
    outcome:
      "Rates are given; the purchase is refused with CARRIER_UNAVAILABLE, to be tried again.",
  },
  {
    name: "MAGIC DELAYED",
    magic: "delayed",
    outcome: "Bought; the parcel is delayed on the way and comes two working days late.",
  },
  {
    name: "MAGIC PICKUP",
    magic: "pickup",
    outcome: "Bought; on the delivery date the parcel waits at a pick-up point.",
  },
  {
    name: "MAGIC RETURNED",
    magic: "returned",
    outcome:
      "Bought; nobody accepts the parcel on the delivery date and it goes back to the sender.",
  },
  {
    name: "MAGIC LOST PARCEL",
    magic: "lost-parcel",
    outcome:
      "Bought; the parcel is never seen again after leaving its origin and counts as failure.",
  },
];

const byName = new Map(magicRecipients.map(({ name, magic }) => [name, magic]));

/** The magic of a recipient: the whole name, in any letter case, blanks around it ignored. */
export function magicOf(recipient: { name: string }): Magic | null {
  return byName.get(recipient.name.trim().toUpperCase()) ?? null;
}
