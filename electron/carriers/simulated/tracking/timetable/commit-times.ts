import type { CarrierName } from "#shared/contract/rates.ts";
import { endOfDay } from "./delivery-window.ts";

/** Hours after midnight by which a service has delivered: [to a business, to a residence]. */
type Commit = readonly [number, number];

const morning: Commit = [10.5, 12];
const early: Commit = [8.5, 9.5];

/** The services that promise an hour, by the codes of the rate cards; each carrier's service guide, to most ZIP codes. */
const commits: Readonly<Record<CarrierName, Readonly<Record<string, Commit>>>> = {
  USPS: { EXPRESS: [18, 18] },
  UPS: {
    NEXT_DAY_AIR_EARLY: early,
    NEXT_DAY_AIR: morning,
    NEXT_DAY_AIR_SAVER: [15, 20],
    SECOND_DAY_AIR_AM: [10.5, 12],
    WORLDWIDE_EXPRESS_PLUS: [9, 9],
    WORLDWIDE_EXPRESS: [12, 12],
  },
  FEDEX: {
    FIRST_OVERNIGHT: early,
    PRIORITY_OVERNIGHT: morning,
    STANDARD_OVERNIGHT: [17, 20],
    FEDEX_2_DAY_AM: [10.5, 12],
    FEDEX_2_DAY: [17, 20],
    FEDEX_EXPRESS_SAVER: [17, 20],
    INTERNATIONAL_FIRST: [10, 10],
    INTERNATIONAL_PRIORITY_EXPRESS: [12, 12],
    INTERNATIONAL_PRIORITY: [18, 18],
  },
  DHL: {
    EXPRESS_0900: [9, 9],
    EXPRESS_1030: [10.5, 10.5],
    EXPRESS_1200: [12, 12],
  },
};

/** Minutes after midnight, at the destination, by which a service has delivered. */
export function commitMinutes(
  carrier: CarrierName,
  serviceCode: string,
  residential: boolean,
): number {
  const commit = commits[carrier][serviceCode];
  return commit ? commit[residential ? 1 : 0] * 60 : endOfDay;
}
