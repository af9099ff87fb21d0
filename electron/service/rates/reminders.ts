import type { AddressEngine } from "#electron/addresses/engine.ts";
import type { CarrierRate, Shipment } from "#electron/carriers/carrier.ts";
import { type CarrierMessage, carriers } from "#shared/contract/rates.ts";
import { addressReminders } from "./address-reminders.ts";
import { customsReminders } from "./customs-reminders.ts";

/** What the station knows against a shipment that carriers price all the same: a message of each carrier that has rates. */
export function reminders(
  engine: Pick<AddressEngine, "doubts">,
  shipment: Shipment,
  rates: readonly Pick<CarrierRate, "carrier">[],
): CarrierMessage[] {
  const { customsInfo, parcel, fromAddress } = shipment;
  const customs = customsInfo
    ? customsReminders(customsInfo, { ounces: parcel.weight, from: fromAddress.country })
    : [];
  const told = [
    ...addressReminders(engine, shipment).map(
      (message) => ({ type: "address_check_needed", message }) as const,
    ),
    ...customs.map((message) => ({ type: "customs_check_needed", message }) as const),
  ];
  if (told.length === 0) return [];
  const offering = new Set(rates.map(({ carrier }) => carrier));
  return carriers
    .filter((carrier) => offering.has(carrier))
    .flatMap((carrier) => told.map((reminder) => ({ carrier, ...reminder })));
}
