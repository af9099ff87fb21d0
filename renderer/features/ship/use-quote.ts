import { useMutation } from "@tanstack/react-query";
import { station } from "../../station/connect.ts";
import { errorsByField } from "../../station/field-errors.ts";
import { ratesInput, type ShipmentDraft } from "./shipment.ts";
import type { AddressDraft } from "../../order/address-draft.ts";
import { verificationErrors } from "../../order/verified.ts";

type Side = "fromAddress" | "toAddress";

/** Asks the station to verify one address; what it says holds as long as that very address stands in the form. */
function useVerification(side: Side, shipment: ShipmentDraft) {
  const { mutate, data, variables } = useMutation({
    mutationFn: (address: AddressDraft) => station.verifyAddress({ address }),
  });
  const address = shipment[side];
  return {
    address,
    result: variables === address ? (data ?? null) : null,
    verify: (of: ShipmentDraft) => mutate(of[side]),
  };
}

/** Verifies both addresses and asks for rates. All answers are forgotten when what was asked about is changed. */
export function useQuote(shipment: ShipmentDraft) {
  const from = useVerification("fromAddress", shipment);
  const to = useVerification("toAddress", shipment);
  const rates = useMutation({
    mutationFn: (draft: ShipmentDraft) => station.getRates(ratesInput(draft)),
  });
  const isCurrent = rates.variables === shipment;
  const error = isCurrent ? rates.error : null;
  return {
    from,
    to,
    isPending: rates.isPending,
    /** Null when none were asked for, or the shipment is another by now. */
    rates: isCurrent ? (rates.data ?? null) : null,
    error,
    /** What is wrong with each field, by its path: as verifications found it, and as the rates refused it. */
    errors: new Map([
      ...verificationErrors("fromAddress", from.result),
      ...verificationErrors("toAddress", to.result),
      ...errorsByField(error),
    ]),
    isOutdated: rates.data !== undefined && !isCurrent,
    verify: (draft: ShipmentDraft) => {
      from.verify(draft);
      to.verify(draft);
    },
    quote: (draft: ShipmentDraft) => {
      from.verify(draft);
      to.verify(draft);
      rates.mutate(draft);
    },
  };
}
