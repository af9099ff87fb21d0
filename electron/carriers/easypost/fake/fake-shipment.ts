import { type Way, wayOf } from "./ways.ts";

export interface FakeRate {
  id: string;
  carrier: string;
  service: string;
  cents: number;
  days: number | null;
}

interface FakeSale {
  rate: FakeRate;
  trackingCode: string;
  fees: { type: string; cents: number }[];
  picture: boolean;
  refund: "submitted" | "refunded" | "rejected" | null;
}

/** A shipment as the fake keeps it in its book. */
export interface FakeShipment {
  id: string;
  way: Way;
  /** The request's body. */
  asked: {
    from_address?: Record<string, string>;
    to_address?: Record<string, string>;
    parcel?: { weight?: number };
    customs_info?: object;
    reference?: string;
    is_return?: boolean;
    options?: { label_format?: string };
  };
  rates: FakeRate[];
  /** How often it was rated, read, and how often its label was fetched. */
  ratings: number;
  sale: FakeSale | null;
}

/** What the fake carriers ask: some cents for the label and one for each ounce. */
const tariff: readonly [carrier: string, service: string, cents: number, days: number | null][] = [
  ["USPS", "GroundAdvantage", 500, 3],
  ["USPS", "Priority", 800, 2],
  ["UPSDAP", "Ground", 900, 4],
  ["FedExDefault", "FEDEX_GROUND", 950, null],
  ["CanadaPost", "RegularParcel", 1_000, 5],
];
const abroad: typeof tariff = [
  ["USPS", "FirstClassPackageInternationalService", 1_500, 9],
  ["DHLExpress", "ExpressWorldwide", 4_500, 3],
];

function extra(way: Way, ratings: number): number {
  if (ratings < 2) return 0;
  return { dearer: 100, "bit dearer": 10 }[way as string] ?? 0;
}

/** What a shipment costs at its n-th rating. */
export function fakeRates(
  shipment: Pick<FakeShipment, "id" | "way" | "asked" | "ratings">,
): FakeRate[] {
  const { asked, ratings, way, id } = shipment;
  if (way === "no rates") return [];
  const weight = asked.parcel?.weight ?? 0;
  const inside =
    (asked.to_address?.["country"] ?? "US") === (asked.from_address?.["country"] ?? "US");
  return (inside ? tariff : abroad).map(([carrier, service, cents, days], index) => ({
    id: `rate_${id.slice(4)}${ratings}${index}`,
    carrier,
    service,
    cents: cents + Math.round(weight) + extra(way, ratings),
    days,
  }));
}

/** The way of a shipment: the name of the person at either end tells. */
export function fakeWay(asked: FakeShipment["asked"]): Way {
  const [to, from] = [asked.to_address?.["name"] ?? "", asked.from_address?.["name"] ?? ""];
  return wayOf(to) === "fine" ? wayOf(from) : wayOf(to);
}

const beside: Partial<Record<Way, { type: string; cents: number }[]>> = {
  insured: [{ type: "InsuranceFee", cents: 50 }],
  "much dearer": [{ type: "InsuranceFee", cents: 9_000 }],
};

export function fakeFees(way: Way, rate: FakeRate): FakeSale["fees"] {
  const postage = way === "cheaper" ? rate.cents - 40 : rate.cents;
  return [
    { type: "LabelFee", cents: 0 },
    { type: "PostageFee", cents: postage },
    ...(beside[way] ?? []),
  ];
}
