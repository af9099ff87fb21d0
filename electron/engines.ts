import { join } from "node:path";
import { openAccountGateway } from "./account-gateway.ts";
import { openAddressEngine } from "./addresses/open-address-engine.ts";
import type { AddressEngine } from "./addresses/engine.ts";
import type { AccountKeys } from "./carriers/account.ts";
import type { CarrierGateway } from "./carriers/carrier.ts";
import type { RateCardShelf } from "./carriers/rate-card-shelf.ts";
import { carrierInfo } from "./carriers/simulated/cards/carrier-info.ts";
import { openCardShelf } from "./carriers/simulated/cards/open-card-shelf.ts";
import { openSimulatedCarriers } from "./carriers/simulated/open-simulated-carriers.ts";
import { Closers } from "./closers.ts";
import type { StationConfig } from "./config.ts";
import type { OpenDispatcher } from "./network/open-way-out.ts";
import { openLabelRenderer } from "./labels/open-label-renderer.ts";
import { filesOf } from "./open-parts.ts";
import type { Clock, LabelPrinter } from "./service/context.ts";
import { openSoldBook } from "./store/sold-book.ts";

interface Given {
  clock: Clock;
  carriers?: ((own: () => CarrierGateway) => CarrierGateway) | undefined;
  labels?: LabelPrinter | undefined;
  /** The live station's account. */
  accountKeys: AccountKeys;
  /** The station's way out. */
  dispatcher: OpenDispatcher;
}

export interface Engines {
  addresses: AddressEngine;
  carriers: CarrierGateway;
  rateCards: RateCardShelf;
  labels: LabelPrinter;
  close(): Promise<void>;
}

/** Addresses, carriers and the label renderer: the station's own, or what was given in their place. */
export function openEngines(
  config: StationConfig,
  { clock, carriers, labels, accountKeys, dispatcher }: Given,
): Engines {
  const closers = new Closers();
  const addresses = openAddressEngine(join(config.resourcesFolder, "postal"));
  const ratesDir = join(config.resourcesFolder, "rates");
  const rateCards = openCardShelf(ratesDir, filesOf(config.folder).rateCards);
  function simulated(): CarrierGateway {
    const book = closers.keep(openSoldBook(filesOf(config.folder).soldBook, config.sqliteBinding));
    return openSimulatedCarriers({
      ratesDir,
      shelf: rateCards,
      clock,
      locate: (address) => addresses.locate(address),
      book,
      wait: (ms) => clock.wait(ms),
    });
  }
  function account(): CarrierGateway {
    return openAccountGateway(config, {
      keys: accountKeys,
      dispatcher,
      clock,
      // What can be asked for is what the carriers publish; what is offered, the account says.
      services: () => carrierInfo(rateCards.cards()),
      timeZoneOf: (address) => addresses.locate(address)?.timeZone ?? null,
    });
  }
  const own = config.mode === "live" ? account : simulated;
  return {
    addresses,
    carriers: carriers ? carriers(own) : own(),
    rateCards,
    labels: labels ?? closers.keep(openLabelRenderer()),
    close: () => closers.closeAll(),
  };
}
