import { fileURLToPath } from "node:url";
import { openAddressEngine } from "#electron/addresses/open-address-engine.ts";
import type { CarrierGateway } from "#electron/carriers/carrier.ts";
import { openSimulatedCarriers } from "#electron/carriers/simulated/open-simulated-carriers.ts";
import { memoryBook } from "#electron/carriers/simulated/testing/memory-book.ts";
import type { Address } from "#shared/contract/address.ts";
import { type LabelContent, labelSizes } from "#shared/rules/label.ts";
import { customs } from "../seeds/warehouse.ts";

const resources = (name: string) =>
  fileURLToPath(new URL(`../../resources/${name}`, import.meta.url));

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const names = [
  "Al Li",
  "Dana Ruiz",
  "Jürgen Großmann-Weizsäcker",
  "Wolfeschlegelsteinhausenbergerdorff Maximiliano Alejandro de la Cruz",
  "山田太郎 やまだたろう",
  "王小明",
  "김민준",
  "สมชาย ใจดี",
  "प्रिया शर्मा",
  "محمد علي الأحمد",
  "דוד כהן",
  "Đặng Thị Ngọc Hân",
];
const streets = [
  "1 A St",
  "2201 Barton Springs Rd",
  "Building 12 Entrance C behind the old flour mill next to the second gate, Kilometre 41",
  "東京都渋谷区神南一丁目19番11号 パークウェースクエア2",
  "شارع 26 يوليو، مبنى 5",
  "Calle Ñuñoa 1450, Depto. 1203",
];
const abroad = [
  ["GB", "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", "", "LL61 5UJ"],
  ["GB", "London", "", "WC1N 3LJ"],
  ["DE", "Berlin", "", "10119"],
  ["CA", "Toronto", "ON", "M5V 3L9"],
  ["JP", "渋谷区", "東京都", "150-0041"],
  ["BR", "São Paulo", "SP", "01310-100"],
  ["AU", "Sydney", "NSW", "2000"],
  ["HK", "Hong Kong", "", ""],
] as const;

/** Labels as the simulated carriers sell them, to random people at random places; the same ones for the same seed. */
export async function* randomLabels(seed: number, count: number): AsyncGenerator<LabelContent> {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const engine = openAddressEngine(resources("postal"));
  const carriers: CarrierGateway = openSimulatedCarriers({
    ratesDir: resources("rates"),
    clock: { now: () => Date.parse("2026-11-17T16:00:00Z") },
    locate: (address) => engine.locate(address),
    book: memoryBook(),
    wait: () => Promise.resolve(),
  });
  const person = () => ({
    name: oneOf(names),
    company: random() < 0.4 ? oneOf(names) : undefined,
    street1: oneOf(streets),
    street2: random() < 0.4 ? oneOf(streets) : undefined,
    phone: random() < 0.7 ? "+1 415 555 0142" : undefined,
    email: undefined,
  });
  function american(): Address {
    for (;;) {
      const zip = String(below(100_000)).padStart(5, "0");
      const place = engine.locate({ country: "US", zip, state: "", city: "" });
      const { state, city } = place ?? {};
      if (state && city && state.length === 2)
        return { ...person(), city, state, zip, country: "US" };
    }
  }
  function foreign(): Address {
    const [country, city, state, zip] = oneOf(abroad);
    return { ...person(), city, state, zip, country };
  }
  for (let made = 0; made < count;) {
    const fromAddress = american();
    const toAddress = random() < 0.7 ? american() : foreign();
    const parcel = {
      length: 4 + below(16),
      width: 3 + below(12),
      height: 1 + below(10),
      weight: 1 + below(800),
    };
    const customsInfo =
      toAddress.country === "US"
        ? null
        : {
            ...customs,
            contents_explanation: undefined,
            restriction_comments: undefined,
            incoterm: "DDU" as const,
          };
    const shipment = { fromAddress, toAddress, parcel, customsInfo };
    const { rates } = await carriers.rates(shipment);
    const rate = rates[below(rates.length)];
    if (!rate) continue;
    const bought = await carriers.buy({
      ...shipment,
      reference: `attempt-${made}`,
      carrier: rate.carrier,
      service: rate.service,
      serviceCode: rate.serviceCode,
      cents: rate.cents,
      isReturn: false,
      labelReference: random() < 0.5 ? `SO-${below(1_000_000)}` : null,
    });
    if (bought.kind !== "bought" || bought.sale.label.kind !== "content")
      throw new Error(`${rate.serviceCode} was not sold`);
    made += 1;
    yield { ...bought.sale.label.content, size: random() < 0.7 ? "4x6" : oneOf(labelSizes) };
  }
}
