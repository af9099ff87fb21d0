import type { RateAnswer, RateRequest } from "#electron/carriers/carrier.ts";
import { StationError } from "#shared/contract/errors.ts";
import { carriers } from "#shared/contract/rates.ts";
import type { CarrierName } from "#shared/contract/rates.ts";
import { magicOf } from "./magic-of.ts";

/** The carrier that `MAGIC ONE CARRIER DOWN` silences. */
const silent: CarrierName = "UPS";

function says(carrier: CarrierName, message: string): RateAnswer["messages"][number] {
  return { carrier, type: "rate_error", message };
}

/** The ordinary rates, unless the recipient is magic. Throws the failures of the port. */
export function magicRates(request: RateRequest, rate: (request: RateRequest) => RateAnswer) {
  const magic = magicOf(request.toAddress);
  const asked = request.carriers ?? carriers;
  if (magic === "unavailable")
    throw new StationError("CARRIER_UNAVAILABLE", "The carriers cannot be reached at the moment.");
  if (magic === "rates-error")
    throw new StationError("CARRIER_ERROR", "The carriers answered the request with an error.");
  if (magic === "rates-timeout")
    throw new StationError("CARRIER_TIMEOUT", "The carriers did not answer in time.", {
      retryAfter: 30,
    });
  if (magic === "no-rates")
    return {
      rates: [],
      messages: asked.map((carrier) =>
        says(carrier, `${carrier} offers nothing to this recipient.`),
      ),
    };
  if (magic !== "one-carrier-down" || !asked.includes(silent)) return rate(request);
  const answer = rate({ ...request, carriers: asked.filter((carrier) => carrier !== silent) });
  return {
    rates: answer.rates,
    messages: [...answer.messages, says(silent, `${silent} cannot be reached at the moment.`)],
  };
}
