import { fileURLToPath } from "node:url";
import { openAddressEngine } from "#electron/addresses/open-address-engine.ts";
import type { RateRequest } from "#electron/carriers/carrier.ts";
import { openCardShelf } from "#electron/carriers/simulated/cards/open-card-shelf.ts";
import { openSimulatedCarriers } from "#electron/carriers/simulated/open-simulated-carriers.ts";
import { memoryBook } from "#electron/carriers/simulated/testing/memory-book.ts";
import { addresses, shipmentTo } from "#electron/carriers/simulated/testing/sample-shipments.ts";
import { paired, type PairedResult } from "./paired.ts";

/** Parcels rated in a CPU second that the product promises. */
const promised = 5_000;
const slice = 1_000;

const resources = fileURLToPath(new URL("../../resources", import.meta.url));
const zips = ["10001", "59715", "78701", "94104", "33101", "60601", "98101", "96813"];

/** Parcels of every size to every end of the country, one in eight abroad. */
function requests(): RateRequest[] {
  const { austin, denver, london } = addresses;
  return Array.from({ length: slice }, (_, index) => {
    const to = index % 8 === 7 ? london : { ...denver, zip: zips[index % zips.length] ?? "" };
    const side = 1 + (index % 30);
    const shipment = shipmentTo(to, { length: side, height: 4, weight: 1 + (index % 400) });
    return { ...shipment, fromAddress: austin };
  });
}

/** All four carriers asked for one parcel, without doors and store, over what is promised. */
export async function benchRating(): Promise<PairedResult> {
  const engine = openAddressEngine(`${resources}/postal`);
  let now = Date.parse("2026-11-17T16:00:00Z");
  const carriers = openSimulatedCarriers({
    ratesDir: `${resources}/rates`,
    shelf: openCardShelf(`${resources}/rates`, `${resources}/none-of-ones-own`),
    clock: { now: () => (now += 1_000) },
    locate: (address) => engine.locate(address),
    book: memoryBook(),
    wait: () => Promise.resolve(),
  });
  const asked = requests();
  let [rates, cpu] = [0, 0];
  const result = await paired(
    "rating (four carriers) over the promise",
    "parcels/CPU s",
    24,
    async () => {
      const before = process.cpuUsage();
      for (const request of asked) rates += (await carriers.rates(request)).rates.length;
      const { user, system } = process.cpuUsage(before);
      cpu += user + system;
      return slice / ((user + system) / 1e6);
    },
    async () => promised,
  );
  return { ...result, note: `${Math.round(rates / (cpu / 1e6))} single rates a CPU second` };
}
