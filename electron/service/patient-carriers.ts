import type { CarrierGateway } from "#electron/carriers/carrier.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Clock } from "./context.ts";

/** How long a carrier is waited for before its silence counts as an answer. */
const carrierPatienceMs = 30_000;

/** The call's answer, or what silence means. The call itself goes on; whatever it does later is found by `find`. */
async function within<T>(clock: Clock, call: Promise<T>, silence: () => T): Promise<T> {
  let stop = () => {};
  const patience = new Promise<T>((resolve, reject) => {
    stop = clock.after(carrierPatienceMs, () => {
      try {
        resolve(silence());
      } catch (error) {
        reject(error);
      }
    });
  });
  try {
    return await Promise.race([call, patience]);
  } finally {
    stop();
  }
}

const seconds = carrierPatienceMs / 1000;

function timedOut(): never {
  throw new StationError(
    "CARRIER_TIMEOUT",
    `The carriers did not answer in ${seconds} seconds. Nothing was changed; try again later.`,
    { retryAfter: 30 },
  );
}

/**
 * The same carriers, none of whose calls lasts longer than 30 seconds of the station's clock: a carrier that hangs must not
 * hold up settling, other orders or the station's stop.
 */
export function patientCarriers(carriers: CarrierGateway, clock: Clock): CarrierGateway {
  const { shipments } = carriers;
  const verifyAddress = carriers.verifyAddress?.bind(carriers);
  const refundElsewhere = carriers.refundElsewhere?.bind(carriers);
  return {
    ...(carriers.account ? { account: carriers.account } : {}),
    ...(verifyAddress
      ? { verifyAddress: (address) => within(clock, verifyAddress(address), timedOut) }
      : {}),
    ...(refundElsewhere
      ? { refundElsewhere: (label) => within(clock, refundElsewhere(label), timedOut) }
      : {}),
    ...(shipments
      ? {
          shipments: {
            ...shipments,
            price: (request) => within(clock, shipments.price(request), timedOut),
          },
        }
      : {}),
    services: () => carriers.services(),
    rates: (request) => within(clock, carriers.rates(request), timedOut),
    track: (code, own) => within(clock, carriers.track(code, own), timedOut),
    buy: (request) =>
      within(clock, carriers.buy(request), () => ({
        kind: "unknown",
        code: "CARRIER_TIMEOUT",
        message: `${request.carrier} did not answer in ${seconds} seconds. The outcome is being found out; the money is held.`,
      })),
    find: (request) =>
      within(clock, carriers.find(request), () => ({
        kind: "unknown",
        message: `${request.carrier} did not answer in ${seconds} seconds. It is asked again.`,
      })),
    void: (label) =>
      within(clock, carriers.void(label), () => ({
        kind: "unknown",
        message: `${label.carrier} did not answer in ${seconds} seconds.`,
      })),
  };
}
