import { fileURLToPath } from "node:url";
import { openAddressEngine } from "#electron/addresses/open-address-engine.ts";
import type { RateRequest } from "#electron/carriers/carrier.ts";
import { openCardShelf } from "#electron/carriers/simulated/cards/open-card-shelf.ts";
import { openSimulatedCarriers } from "#electron/carriers/simulated/open-simulated-carriers.ts";
import { memoryBook } from "#electron/carriers/simulated/testing/memory-book.ts";
import { addresses, shipmentTo } from "#electron/carriers/simulated/testing/sample-shipments.ts";
import { addressOf } from "../../addresses/engine.ts";
import { readCorpus } from "../../addresses/read-corpus.ts";
import { load, quantile } from "../paired.ts";
import type { Row } from "../row.ts";

const rounds = 12;
const addressesARound = 10_000;
const parcelsARound = 1_000;
const resources = fileURLToPath(new URL("../../../resources", import.meta.url));

/** How many of `count` things are done in a second of one core: CPU time, so that neighbours do not count. */
async function perCpuSecond(count: number, work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return count / ((user + system) / 1e6);
}

/** The median of the rounds, the first one left out. */
async function figure(
  what: string,
  atLeast: number,
  count: number,
  work: () => unknown,
): Promise<Row> {
  const seen: number[] = [];
  for (let round = 0; round <= rounds; round++) seen.push(await perCpuSecond(count, work));
  const kept = seen.slice(1);
  return {
    what,
    value: quantile(kept, 0.5),
    unit: "a second",
    goal: { atLeast },
    load: load(),
    note: `middle half of ${rounds} rounds ${Math.round(quantile(kept, 0.25))} to ${Math.round(quantile(kept, 0.75))}`,
  };
}

function benchAddresses(): Promise<Row> {
  const engine = openAddressEngine(`${resources}/postal/`);
  const sections = [...readCorpus().values()].flat();
  const typed = sections.flatMap(({ pairs }) => pairs.map((pair) => addressOf(pair.typed)));
  return figure("addresses verified on one core", 20_000, addressesARound, () => {
    for (let at = 0; at < addressesARound; at++) {
      const address = typed[at % typed.length];
      if (address) engine.verify(address);
    }
  });
}

const zips = ["10001", "59715", "78701", "94104", "33101", "60601", "98101", "96813"];

/** Parcels of every size to every end of the country, one in eight abroad. */
function requests(): RateRequest[] {
  const { austin, denver, london } = addresses;
  return Array.from({ length: parcelsARound }, (_, index) => {
    const to = index % 8 === 7 ? london : { ...denver, zip: zips[index % zips.length] ?? "" };
    const side = 1 + (index % 30);
    const shipment = shipmentTo(to, { length: side, height: 4, weight: 1 + (index % 400) });
    return { ...shipment, fromAddress: austin };
  });
}

function benchRating(): Promise<Row> {
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
  return figure("parcels rated with four carriers on one core", 5_000, parcelsARound, async () => {
    for (const request of asked) await carriers.rates(request);
  });
}

/** Addresses and rates without doors and store. */
export async function benchEngines(): Promise<Row[]> {
  return [await benchAddresses(), await benchRating()];
}
