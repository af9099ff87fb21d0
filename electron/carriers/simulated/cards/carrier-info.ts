import type { CarrierInfo } from "#shared/contract/carriers.ts";
import { carrierName, serviceName } from "#shared/rules/service-name.ts";
import type { CompiledCard, CompiledService } from "./compile-card.ts";
import type { RateCards } from "./load-rate-cards.ts";

function serviceInfo(
  carrier: CompiledCard["carrier"],
  service: CompiledService,
): CarrierInfo["services"][number] {
  const { limits } = service;
  return {
    service: service.name,
    name: serviceName(carrier, service.name),
    reach: service.reach,
    recipients: service.recipients,
    guaranteed: service.guaranteed,
    deliversOn: service.week,
    deliversToResidencesOn: service.weekToResidences ?? service.week,
    saturdayDelivery: service.saturdayOnly,
    packageType: service.packageType?.code ?? null,
    specialRatesEligibility: service.contents ?? null,
    zones: [...service.columnOf.keys()],
    limits: {
      maxWeight: limits.maxOunces,
      maxLength: limits.maxLengthInches ?? null,
      maxLengthPlusGirth: limits.maxLengthPlusGirthInches ?? null,
      maxSidesSum: limits.maxSumInches ?? null,
      maxCustomsValue: limits.maxCustomsUsd ?? null,
      maxWeightByCountry: limits.maxOuncesTo ?? {},
    },
    charges: [...new Set(service.surcharges.map(({ code }) => code))],
  };
}

function infoOf(card: CompiledCard): CarrierInfo {
  const { pickup } = card;
  const clock = [Math.floor(pickup.cutOffMinutes / 60), pickup.cutOffMinutes % 60];
  return {
    carrier: card.carrier,
    name: carrierName(card.carrier),
    rateCard: { version: card.version, own: card.ownFiles.length > 0 },
    pickup: {
      cutOff: clock.map((part) => String(part).padStart(2, "0")).join(":"),
      days: pickup.week,
    },
    holidays: [...card.holidays],
    poBoxes: card.deliversToPoBoxes,
    military: card.deliversToMilitary,
    fromAbroad: card.imports,
    notServed: [...card.notServed],
    services: card.services.map((service) => serviceInfo(card.carrier, service)),
    packageTypes: card.packages.map(({ code, name, shape, inside, maxCubicInches }) => ({
      packageType: code,
      name,
      shape,
      inside,
      maxCubicInches: maxCubicInches ?? null,
      services: card.services
        .filter((service) => service.packageType?.code === code)
        .map((service) => service.name),
    })),
  };
}

/** What the cards in force sell, in their own order. */
export function carrierInfo(cards: RateCards): CarrierInfo[] {
  return Object.values(cards).map(infoOf);
}
