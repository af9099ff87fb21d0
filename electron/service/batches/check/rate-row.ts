import type { Tx } from "#electron/store/store.ts";
import type { RowProblem } from "#shared/contract/desk/batch-row.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Parsed } from "#shared/contract/operation.ts";
import type { CarrierMessage } from "#shared/contract/rates.ts";
import type { Parts } from "../../context.ts";
import { askRates } from "../../rates/get-rates.ts";
import type { Pickable } from "./pick-rate.ts";
import { problem } from "./problem.ts";

/** The rates of a row, and what keeps it from having any. */
export interface Rated {
  shipmentId: string | null;
  rates: readonly (Pickable & { id: string })[];
  messages: CarrierMessage[];
  problems: RowProblem[];
  save: (tx: Tx) => void;
}

function unrated(problems: RowProblem[]): Rated {
  return { shipmentId: null, rates: [], messages: [], problems, save: () => {} };
}

/** A refusal of the request is the row's; an outage may be over when it is checked again. */
function refusal(error: StationError): RowProblem[] {
  if (error.code === "VALIDATION_ERROR" && error.errors.length > 0)
    return error.errors.map(({ code, field, message, suggestion }) =>
      problem("ADDRESS_FAILED", field, "error", {
        message,
        params: { reason: code },
        fix: suggestion,
      }),
    );
  return [
    problem("RATES_UNAVAILABLE", null, "error", {
      message: `${error.message} Check the row again`,
      params: { reason: error.code },
    }),
  ];
}

/** Asks the carriers for a row's rates; they are saved together with what the check found. */
export async function rateRow(parts: Parts, shipment: Parsed<Api["getRates"]>): Promise<Rated> {
  try {
    const { answer, shipmentId, save } = await askRates(parts, shipment);
    const rates = answer.rates.map(
      ({ id, carrier, service, rate, delivery_days, package_type }) => ({
        id,
        carrier,
        service,
        cents: Math.round(rate * 100),
        delivery_days,
        package_type,
      }),
    );
    const messages = answer.messages;
    if (rates.length > 0) return { shipmentId, rates, messages, problems: [], save };
    const words = messages.map(({ carrier, message }) => `${carrier}: ${message}`).join(" ");
    return {
      ...unrated([
        problem("NO_RATES", null, "error", {
          message: `No carrier takes this parcel. ${words}`.trim(),
          params: { messages: words },
        }),
      ]),
      messages,
    };
  } catch (error) {
    if (error instanceof StationError) return unrated(refusal(error));
    throw error;
  }
}
