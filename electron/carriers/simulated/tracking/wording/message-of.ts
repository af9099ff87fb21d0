import type { CarrierName } from "#shared/contract/rates.ts";
import type { ScanKind } from "../scan-kinds.ts";
import { minutesFromCode } from "../minutes-from-code.ts";
import { dhl } from "./dhl.ts";
import { fedex } from "./fedex.ts";
import { ups } from "./ups.ts";
import { usps } from "./usps.ts";
import type { Doorstep, Wording } from "./wording.ts";

const wordings: Readonly<Record<CarrierName, Wording>> = {
  USPS: usps,
  UPS: ups,
  FEDEX: fedex,
  DHL: dhl,
};

/** What a carrier writes beside a scan. The same parcel is always left at the same place. */
export function messageOf(
  parcel: { carrier: CarrierName; code: string; doorstep: Doorstep },
  kind: ScanKind,
  town: string,
): string {
  const wording = wordings[parcel.carrier];
  if (kind !== "delivered") return wording[kind].replace("{town}", town).trimEnd();
  const [usual, ...others] = wording.delivered[parcel.doorstep];
  return others[minutesFromCode(parcel.code, "doorstep", others.length + 1)] ?? usual;
}
