import { insertAll } from "#electron/store/insert-all.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { Tx } from "#electron/store/store.ts";
import type { Address } from "#shared/contract/address.ts";
import type { Api } from "#shared/contract/index.ts";
import { type FieldError, StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { dollarsFromCents } from "#shared/rules/money.ts";
import { quoteLifeMs } from "#shared/rules/quote.ts";
import { askCarriers } from "../ask-carriers.ts";
import type { Context, Parts } from "../context.ts";
import { asSentence } from "../sentence.ts";
import { answeredCharges } from "./answered-charges.ts";
import { packageTypeErrors } from "./package-type-errors.ts";
import { atEnd } from "./region-errors.ts";
import { reminders } from "./reminders.ts";

function shippable(
  ctx: Pick<Parts, "addresses" | "carriers">,
  input: Parsed<Api["getRates"]>,
): { fromAddress: Address; toAddress: Address } {
  const from = ctx.addresses.normalizeRegion(input.fromAddress);
  const to = ctx.addresses.normalizeRegion(input.toAddress);
  const errors: FieldError[] = [
    ...atEnd("fromAddress", from.errors),
    ...atEnd("toAddress", to.errors),
    ...packageTypeErrors(ctx, input.packageDetails.packageType),
  ];
  if (errors.length > 0)
    throw new StationError(
      "VALIDATION_ERROR",
      errors.map(({ field, message }) => asSentence(`${field}: ${message}`)).join(" "),
      { errors },
    );
  return { fromAddress: from.address, toAddress: to.address };
}

/** Rates that were asked for and are not saved yet. */
export interface Offer {
  answer: Answer<Api["getRates"]>;
  shipmentId: string;
  /** Saves the quotes, in a transaction of the caller. */
  save: (tx: Tx) => void;
}

/** Asks the carriers; what they offer lives 30 minutes from now, once it is saved. */
export async function askRates(ctx: Parts, input: Parsed<Api["getRates"]>): Promise<Offer> {
  const { fromAddress, toAddress } = shippable(ctx, input);
  const shipment = {
    fromAddress,
    toAddress,
    parcel: input.packageDetails,
    customsInfo: input.customsInfo ?? null,
  };
  const { rates, messages } = await askCarriers(() =>
    ctx.carriers.rates({ ...shipment, ...(input.carriers ? { carriers: input.carriers } : {}) }),
  );
  const told = [...messages, ...reminders(ctx.addresses, shipment, rates)];
  const now = ctx.clock.now();
  const expiresAt = now + quoteLifeMs;
  const shipmentId = ctx.newId("shp");
  const quotes = rates
    .map((rate) => ({ id: ctx.newId("rate"), ...rate }))
    .sort(
      (a, b) =>
        a.cents - b.cents ||
        a.carrier.localeCompare(b.carrier) ||
        a.service.localeCompare(b.service),
    );
  const save = (tx: Tx) => {
    insertInto(tx, "shipment", {
      id: shipmentId,
      from_address: JSON.stringify(fromAddress),
      to_address: JSON.stringify(toAddress),
      parcel: JSON.stringify(shipment.parcel),
      customs: shipment.customsInfo ? JSON.stringify(shipment.customsInfo) : null,
      created_at: now,
    });
    insertAll(
      tx,
      "quote",
      quotes.map((quote) => ({
        id: quote.id,
        shipment_id: shipmentId,
        carrier: quote.carrier,
        service: quote.service,
        service_code: quote.serviceCode,
        cents: quote.cents,
        delivery_days: quote.deliveryDays,
        delivery_date: quote.deliveryDate,
        guaranteed: Number(quote.deliveryDateGuaranteed),
        zone: quote.zone,
        billable_ounces: quote.billableOunces,
        expires_at: expiresAt,
        breakdown: JSON.stringify(quote.breakdown.map(({ code, cents }) => [code, cents])),
        package_type: quote.packageType,
        rate_card: quote.rateCard,
      })),
    );
  };
  const expires = new Date(expiresAt).toISOString();
  const answer = {
    rates: quotes.map((quote) => ({
      id: quote.id,
      carrier: quote.carrier,
      service: quote.service,
      rate: dollarsFromCents(quote.cents),
      currency: "USD" as const,
      delivery_days: quote.deliveryDays,
      delivery_date: quote.deliveryDate,
      shipment_id: shipmentId,
      expires_at: expires,
      zone: quote.zone,
      billable_weight: quote.billableOunces,
      delivery_date_guaranteed: quote.deliveryDateGuaranteed,
      breakdown: answeredCharges(quote.breakdown),
      package_type: quote.packageType,
      rate_card: quote.rateCard,
    })),
    shipmentIds: { default: shipmentId },
    messages: told,
  };
  return { answer, shipmentId, save };
}

/** Asks the carriers, and saves what they offer as quotes that live 30 minutes from this answer. */
export async function getRates(
  ctx: Context,
  input: Parsed<Api["getRates"]>,
): Promise<Answer<Api["getRates"]>> {
  const { answer, save } = await askRates(ctx, input);
  await ctx.store.write(save);
  return answer;
}
