import { join } from "node:path";
import { openAddressEngine } from "./addresses/open-address-engine.ts";
import type { AddressEngine } from "./addresses/engine.ts";
import type { CarrierGateway } from "./carriers/carrier.ts";
import type { RateCardShelf } from "./carriers/rate-card-shelf.ts";
import { openCardShelf } from "./carriers/simulated/cards/open-card-shelf.ts";
import { openSimulatedCarriers } from "./carriers/simulated/open-simulated-carriers.ts";
import type { StationConfig } from "./config.ts";
import { openLabelRenderer } from "./labels/open-label-renderer.ts";
import { filesOf } from "./open-parts.ts";
import type { Clock, LabelPrinter } from "./service/context.ts";
import { openSoldBook } from "./store/sold-book.ts";

interface Given {
  clock: Clock;
  carriers?: ((own: () => CarrierGateway) => CarrierGateway) | undefined;
  labels?: LabelPrinter | undefined;
}

export interface Engines {
  addresses: AddressEngine;
  carriers: CarrierGateway;
  rateCards: RateCardShelf;
  labels: LabelPrinter;
  close(): Promise<void>;
}

/** Addresses, carriers and the label renderer: the station's own, or what was given in their place. */
export function openEngines(config: StationConfig, { clock, carriers, labels }: Given): Engines {
  const closers: (() => void | Promise<void>)[] = [];
  const addresses = openAddressEngine(join(config.resourcesFolder, "postal"));
  const ratesDir = join(config.resourcesFolder, "rates");
  const rateCards = openCardShelf(ratesDir, filesOf(config.folder).rateCards);
  function simulated(): CarrierGateway {
    const book = openSoldBook(filesOf(config.folder).soldBook, config.sqliteBinding);
    closers.push(() => book.close());
    return openSimulatedCarriers({
      ratesDir,
      shelf: rateCards,
      clock,
      locate: (address) => addresses.locate(address),
      book,
      wait: (ms) => clock.wait(ms),
    });
  }
  function ownLabels(): LabelPrinter {
    const renderer = openLabelRenderer();
    closers.push(() => renderer.close());
    return renderer;
  }
  return {
    addresses,
    carriers: carriers ? carriers(simulated) : simulated(),
    rateCards,
    labels: labels ?? ownLabels(),
    async close() {
      for (const close of closers) await close();
    },
  };
}
