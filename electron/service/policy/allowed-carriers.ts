import type { CarrierGateway } from "#electron/carriers/carrier.ts";
import type { Policy } from "#shared/contract/desk/policy.ts";
import { type CarrierName, carriers as every } from "#shared/contract/rates.ts";

/**
 * The same carriers, of which only those that the policy allows are offered and sell. What was bought before is still tracked,
 * found and voided.
 */
export function allowedCarriers(
  gateway: CarrierGateway,
  { carriers: allowed }: Policy,
): CarrierGateway {
  if (!allowed) return gateway;
  const isAllowed = (carrier: CarrierName) => allowed.includes(carrier);
  const why = (carrier: CarrierName) =>
    `${carrier} is not allowed by your organization's policy; ${allowed.join(", ")} may be used.`;
  const { shipments } = gateway;
  const verifyAddress = gateway.verifyAddress?.bind(gateway);
  const refundElsewhere = gateway.refundElsewhere?.bind(gateway);
  return {
    ...(gateway.account ? { account: gateway.account } : {}),
    ...(verifyAddress ? { verifyAddress } : {}),
    ...(refundElsewhere ? { refundElsewhere } : {}),
    ...(shipments
      ? {
          shipments: {
            ...shipments,
            price: async (request) =>
              isAllowed(request.carrier)
                ? shipments.price(request)
                : {
                    rate: null,
                    messages: [
                      {
                        carrier: request.carrier,
                        type: "not_allowed",
                        message: why(request.carrier),
                      },
                    ],
                  },
          },
        }
      : {}),
    services: () => gateway.services().filter(({ carrier }) => isAllowed(carrier)),
    async rates(request) {
      const asked = request.carriers ?? every;
      const refused = request.carriers ? asked.filter((carrier) => !isAllowed(carrier)) : [];
      const messages = refused.map((carrier) => ({
        carrier,
        type: "not_allowed",
        message: why(carrier),
      }));
      const wanted = asked.filter(isAllowed);
      if (wanted.length === 0) return { rates: [], messages };
      const answer = await gateway.rates({ ...request, carriers: wanted });
      return {
        rates: answer.rates.filter(({ carrier }) => isAllowed(carrier)),
        messages: [...answer.messages, ...messages],
      };
    },
    buy: async (request) =>
      isAllowed(request.carrier)
        ? gateway.buy(request)
        : {
            kind: "refused",
            code: "CARRIER_NOT_ALLOWED",
            message: why(request.carrier),
            retryable: false,
          },
    find: (request) => gateway.find(request),
    track: (code, own) => gateway.track(code, own),
    void: (label) => gateway.void(label),
  };
}
