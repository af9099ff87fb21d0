import type { CardProblem } from "#electron/carriers/rate-card-shelf.ts";
import type { CarrierName } from "#shared/contract/rates.ts";
import { formatCents } from "#shared/rules/money.ts";
import type { Discount, DiscountList, PriceTable } from "../amendment.ts";
import type { RateCard } from "../rate-card.ts";
import type { Service } from "../service.ts";
import type { ReadCard } from "./read-card-file.ts";

/** One carrier's card on the way from the product's to the company's. */
export interface Layered {
  card: RateCard;
  discounts: Discount[];
  /** In the order in which they were laid on. */
  ownFiles: string[];
  /** What stands already: `card`, `prices GROUND`, `discount GROUND BASE`, each with the file that said it. */
  said: ReadonlyMap<string, string>;
}
export type Layers = Readonly<Record<CarrierName, Layered>>;

type Read = Extract<ReadCard, { kind: unknown }>;
type Laid = { layer: Layered } | { problems: CardProblem[] };

/** The table's price where it has one, the card's elsewhere. */
function mergedPrices(service: Service, table: PriceTable): Service["prices"] {
  const last = table.prices.at(-1)?.upToOunces ?? 0;
  const breaks = new Set([...service.prices, ...table.prices].map(({ upToOunces }) => upToOunces));
  const at = (rows: Service["prices"], ounces: number, column: number) =>
    (rows.find(({ upToOunces }) => ounces <= upToOunces) ?? rows.at(-1))?.cents[column] ?? 0;
  return [...breaks]
    .toSorted((a, b) => a - b)
    .map((upToOunces) => ({
      upToOunces,
      cents: service.zones.map((zone, column) => {
        const own = table.zones.indexOf(zone);
        return own >= 0 && upToOunces <= last
          ? at(table.prices, upToOunces, own)
          : at(service.prices, upToOunces, column);
      }),
    }));
}

function layPrices(layer: Layered, table: PriceTable, { lineOf }: Read): Laid {
  const { card } = layer;
  const code = table.service.toUpperCase();
  const service = card.services.find((known) => known.code === code);
  if (!service) {
    const known = card.services.map((each) => each.code).join(", ");
    const message = `service: ${card.carrier} has no service ${table.service}; it has ${known}.`;
    return { problems: [{ line: lineOf(["service"]), message }] };
  }
  const strange = table.zones.filter((zone) => !service.zones.includes(zone));
  if (strange.length > 0) {
    const message = `zones: ${code} has no zone ${strange.join(", ")}; it has ${service.zones.join(", ")}.`;
    return { problems: [{ line: lineOf(["zones"]), message }] };
  }
  const prices = mergedPrices(service, table);
  for (const [index, row] of prices.entries()) {
    const before = prices[index - 1];
    const column = row.cents.findIndex((cents, at) => cents < (before?.cents[at] ?? 0));
    if (!before || column < 0) continue;
    const message = `zone ${service.zones[column]}: ${before.upToOunces} oz would cost ${formatCents(before.cents[column] ?? 0)}, more than the carrier's own ${formatCents(row.cents[column] ?? 0)} for ${row.upToOunces} oz. Go on to heavier weights.`;
    return { problems: [{ line: lineOf(["prices", table.prices.length - 1]), message }] };
  }
  const services = card.services.map((each) => (each === service ? { ...each, prices } : each));
  return { layer: { ...layer, card: { ...card, version: table.version, services } } };
}

function layDiscounts(layer: Layered, list: DiscountList, { lineOf }: Read): Laid {
  const { card } = layer;
  const codes = new Set(["*", ...[...card.services, ...card.flatRates].map(({ code }) => code)]);
  const discounts = list.discounts.map((each) => ({
    ...each,
    service: each.service.toUpperCase(),
  }));
  const problems = discounts.flatMap(({ service }, index): CardProblem[] => {
    if (codes.has(service)) return [];
    const message = `service: ${card.carrier} has no service ${service}.`;
    return [{ line: lineOf(["discounts", index, "service"]), message }];
  });
  if (problems.length > 0) return { problems };
  const all = [...layer.discounts, ...discounts];
  return { layer: { ...layer, discounts: all, card: { ...card, version: list.version } } };
}

/** What a file says that no other may say beside it, with its path. */
function saidBy({ file }: Read): [string, PropertyKey[]][] {
  if (!("kind" in file)) return [["card", ["carrier"]]];
  if (file.kind === "prices") return [[`prices ${file.service.toUpperCase()}`, ["service"]]];
  return file.discounts.map(({ service, item }, index) => [
    `discount ${service.toUpperCase()} ${item}`,
    ["discounts", index],
  ]);
}

/** Lays a file on its carrier's card, or tells why it does not fit there. */
export function layOn(layers: Layers, name: string, read: Read): Laid {
  const { file, lineOf } = read;
  const layer = layers[file.carrier];
  const said = new Map(layer.said);
  const problems: CardProblem[] = [];
  for (const [what, path] of saidBy(read)) {
    const other = said.get(what);
    if (other) {
      const where = other === name ? "above" : `in ${other}`;
      problems.push({ line: lineOf(path), message: `${what} stands ${where} already.` });
    }
    said.set(what, name);
  }
  if (problems.length > 0) return { problems };
  const laid: Laid = !("kind" in file)
    ? { layer: { ...layer, card: file } }
    : file.kind === "prices"
      ? layPrices(layer, file, read)
      : layDiscounts(layer, file, read);
  if ("problems" in laid) return laid;
  return { layer: { ...laid.layer, said, ownFiles: [...layer.ownFiles, name] } };
}
