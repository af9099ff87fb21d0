import type { Address, UnverifiedAddress } from "#shared/contract/address.ts";
import type { CarrierInfo } from "#shared/contract/carriers.ts";
import type { CarrierMessage, CarrierName, Package } from "#shared/contract/rates.ts";
import type { CustomsInfo } from "#shared/contract/customs.ts";
import type { Tracking } from "#shared/contract/tracking.ts";
import type { Charge } from "#shared/rules/charges.ts";
import type { LabelContent, LabelSize } from "#shared/rules/label.ts";
import type { CarrierAccount } from "./account.ts";
import type { AddressVerdict } from "#shared/rules/address-verdict.ts";

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
  /** The item was tried before: what may have been sold for it is looked for first. */
  again?: boolean;
}

/** One thing that a carrier charged for, in its own words. Whole cents. */
export interface Fee {
  name: string;
  cents: number;
}

/** A label that the carrier sold. */
export interface Sale {
  trackingCode: string;
  /** What the carrier charged: all fees together. */
  cents: number;
  /** What that is made of; absent where the carrier charges its price alone. */
  fees?: readonly Fee[];
  /** What to draw, or the finished PDF where the carrier makes it. */
  label: { kind: "content"; content: LabelContent } | { kind: "pdf"; bytes: Uint8Array };
}

/** `unknown` means that the label may have been sold: never buy again under another reference before `find` has answered. */
export type BuyOutcome =
  | { kind: "bought"; sale: Sale }
  | {
      kind: "refused";
      code: string;
      message: string;
      retryable: boolean;
      /** The carrier's shipment can never be sold any more: the next try may be for another one. */
      spoiled?: boolean;
    }
  | {
      kind: "unknown";
      /** LABEL_FILE_PENDING: sold for sure, and its file cannot be had yet. */
      code: "CARRIER_TIMEOUT" | "CARRIER_UNAVAILABLE" | "LABEL_FILE_PENDING";
      message: string;
    };

/**
 * `absent`: the carrier is sure that it never sold under this reference and never will.
 * `refunded`: it sold, and gives the money back or was asked to: no label to use or to pay for.
 */
export type FindOutcome =
  | { kind: "bought"; sale: Sale }
  | { kind: "absent"; message: string }
  | { kind: "refunded"; message: string }
  | { kind: "unknown"; code?: "LABEL_FILE_PENDING"; message: string };

export interface VoidRequest {
  reference: string;
  carrier: CarrierName;
  trackingCode: string;
  serviceCode: string;
  /** The carrier has taken the request up already: it is only asked how far it is. */
  submitted: boolean;
}

/** `submitted`: the carrier has the request and answers it in some days; the money comes back only then. */
export type VoidOutcome =
  | { kind: "voided" }
  | { kind: "submitted"; message: string }
  | { kind: "refused"; message: string }
  | { kind: "unknown"; message: string };

/** What the price of a label depends on when it is asked for again. */
export interface PriceRequest extends Shipment {
  carrier: CarrierName;
  service: string;
  /** What was quoted. */
  serviceCode: string;
  /** The quote's own shipment is not to be used: another one is made. */
  another: boolean;
  /** Names the item at the carrier. */
  reference: string;
  /** The station's data was restored from a backup that knew the item: a label that was sold for it since is looked for first. */
  isRestored: boolean;
  isReturn: boolean;
  labelReference: string | null;
  labelSize: LabelSize;
}

export interface PriceAnswer {
  /** Null when the service is not offered any more. `sold`: this very shipment was sold already, at this price, for this item. */
  rate: { serviceCode: string; cents: number; sold: boolean } | null;
  messages: CarrierMessage[];
}

/**
 * For carriers that keep a shipment of their own behind every quote, which is sold once at the most. The station gives each of
 * them to one order item for ever, before it is bought: so no item is ever sold two.
 */
export interface CarrierShipments {
  /** The shipment behind a service code. */
  of(serviceCode: string): string;
  /** Has it the label that is asked for now, or must another one be made? */
  suits(
    wanted: Pick<PriceRequest, "carrier" | "isReturn" | "labelReference" | "labelSize">,
  ): boolean;
  price(request: PriceRequest): Promise<PriceAnswer>;
}

/**
 * The port to everything that sells labels: the simulated carriers, and carrier accounts.
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
  void(label: VoidRequest): Promise<VoidOutcome>;
  /**
   * Was the label's refund asked for elsewhere, as in the account's own pages? Null: no. Only looks. Absent: nobody but the station
   * can ask for one.
   */
  refundElsewhere?(
    label: VoidRequest,
  ): Promise<Extract<VoidOutcome, { kind: "voided" | "submitted" }> | null>;
  /** Null when no carrier knows the code. `own`: the label that the station bought under it. */
  track(
    trackingCode: string,
    own?: { carrier: CarrierName; serviceCode: string } | null,
  ): Promise<Tracking | null>;
  /** Absent: the station's own address engine judges. */
  verifyAddress?(address: UnverifiedAddress): Promise<AddressVerdict>;
  /** Absent: quotes are taken at their word, and rated again by their service code. */
  shipments?: CarrierShipments;
  /** The account behind the gateway; absent where there is none to connect. */
  account?: CarrierAccount;
}
