import type { Address } from "#shared/contract/address.ts";
import type { CarrierInfo } from "#shared/contract/carriers.ts";
import type { CarrierMessage, CarrierName, Package } from "#shared/contract/rates.ts";
import type { CustomsInfo } from "#shared/contract/customs.ts";
import type { Tracking } from "#shared/contract/tracking.ts";
import type { Charge } from "#shared/rules/charges.ts";
import type { LabelContent } from "#shared/rules/label.ts";

/** One parcel from one place to another. */
export interface Shipment {
  fromAddress: Address;
  toAddress: Address;
  parcel: Package;
  customsInfo: CustomsInfo | null;
}

export interface RateRequest extends Shipment {
  /** Absent: all carriers. */
  carriers?: readonly CarrierName[];
}

/** One price of one service. Money in whole cents USD. */
export interface CarrierRate {
  carrier: CarrierName;
  service: string;
  /** Names the service to the gateway at purchase; stable, never shown. */
  serviceCode: string;
  cents: number;
  /** What the price is made of; sums up to it. */
  breakdown: Charge[];
  deliveryDays: number;
  /** YYYY-MM-DD at the destination. */
  deliveryDate: string;
  deliveryDateGuaranteed: boolean;
  zone: string | null;
  /** Ounces. */
  billableOunces: number | null;
  /** The carrier's packaging that it holds for, such as `MediumFlatRateBox`; null for one's own. */
  packageType: string | null;
  /** The version of the rate card that it comes from. */
  rateCard: string | null;
}

export interface RateAnswer {
  rates: CarrierRate[];
  /** Why a carrier gave nothing, or less than it could. */
  messages: CarrierMessage[];
}

export interface BuyRequest extends Shipment {
  /** The station's attempt id: the idempotency key of this purchase, also for `find`. */
  reference: string;
  carrier: CarrierName;
  service: string;
  serviceCode: string;
  /** The price that the station agreed to and holds the money for. */
  cents: number;
  /** The parcel comes back from a customer: the label says so. */
  isReturn: boolean;
  /** Printed on the label when given. */
  labelReference: string | null;
}

/** A label that the carrier sold. */
export interface Sale {
  trackingCode: string;
  /** What the carrier charged. */
  cents: number;
  /** What to draw, or the finished PDF where the carrier makes it. */
  label: { kind: "content"; content: LabelContent } | { kind: "pdf"; bytes: Uint8Array };
}

/** `unknown` means that the label may have been sold: never buy again under another reference before `find` has answered. */
export type BuyOutcome =
  | { kind: "bought"; sale: Sale }
  | { kind: "refused"; code: string; message: string; retryable: boolean }
  | { kind: "unknown"; code: "CARRIER_TIMEOUT" | "CARRIER_UNAVAILABLE"; message: string };

/** `absent`: the carrier is sure that it never sold under this reference and never will. */
export type FindOutcome =
  | { kind: "bought"; sale: Sale }
  | { kind: "absent"; message: string }
  | { kind: "unknown"; message: string };

export type VoidOutcome =
  | { kind: "voided" }
  | { kind: "refused"; message: string }
  | { kind: "unknown"; message: string };

/**
 * The port to everything that sells labels: the simulated carriers, later carrier accounts.
 * A rejected promise from `buy` or `find` counts as `unknown`; from the others as CARRIER_UNAVAILABLE,
 * unless it is a StationError with a CARRIER_ code.
 */
export interface CarrierGateway {
  /** What can be asked for, by carrier; known without asking anybody. */
  services(): CarrierInfo[];
  rates(request: RateRequest): Promise<RateAnswer>;
  buy(request: BuyRequest): Promise<BuyOutcome>;
  /** Settles an unknown outcome: what became of this reference? */
  find(request: BuyRequest): Promise<FindOutcome>;
  /** Cancels a sold label; idempotent per reference. */
  void(label: {
    reference: string;
    carrier: CarrierName;
    trackingCode: string;
  }): Promise<VoidOutcome>;
  /** Null when no carrier knows the code. */
  track(trackingCode: string): Promise<Tracking | null>;
}
