/** What a price is made of, by its code, in the carriers' words. The first is in every rate. */
export const charges = {
  BASE: "Base rate",
  DISCOUNT: "Negotiated discount",
  RESIDENTIAL: "Residential delivery",
  DELIVERY_AREA: "Delivery area",
  DELIVERY_AREA_EXTENDED: "Extended delivery area",
  DELIVERY_AREA_REMOTE: "Remote delivery area",
  DELIVERY_AREA_ALASKA: "Remote Alaska",
  DELIVERY_AREA_HAWAII: "Remote Hawaii",
  ADDITIONAL_HANDLING: "Additional handling",
  LARGE_PACKAGE: "Large package",
  NONSTANDARD_LENGTH: "Nonstandard length",
  NONSTANDARD_VOLUME: "Nonstandard volume",
  SATURDAY_DELIVERY: "Saturday delivery",
  REMOTE_COUNTRY: "Remote destination country",
  ELEVATED_RISK: "Elevated risk country",
  DEMAND: "Demand surcharge",
  FUEL: "Fuel surcharge",
} as const;
export type ChargeCode = keyof typeof charges;
export const chargeCodes = Object.keys(charges) as [ChargeCode, ...ChargeCode[]];

/** One part of a price, whole cents; a discount is negative. */
export interface Charge {
  code: ChargeCode;
  cents: number;
}
