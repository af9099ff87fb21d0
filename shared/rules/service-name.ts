import type { CarrierName } from "../contract/rates.ts";

const carrierWords: Readonly<Record<CarrierName, string>> = {
  USPS: "USPS",
  UPS: "UPS",
  FEDEX: "FedEx",
  DHL: "DHL",
};

/** Names that their codes do not spell, in the carriers' own words without marks. */
const spelled: Readonly<Record<CarrierName, Readonly<Record<string, string>>>> = {
  USPS: {
    Priority: "Priority Mail",
    Express: "Priority Mail Express",
    FirstClassPackageInternationalService: "First-Class Package International Service",
    ExpressMailInternational: "Priority Mail Express International",
  },
  UPS: {
    UPSSaver: "Worldwide Saver",
    "2ndDayAirAM": "2nd Day Air A.M.",
    NextDayAirEarlyAM: "Next Day Air Early",
  },
  FEDEX: {
    FEDEX_2_DAY: "2Day",
    FEDEX_2_DAY_AM: "2Day A.M.",
    GROUND_HOME_DELIVERY: "Home Delivery",
  },
  DHL: { Express900: "Express 9:00", Express1200: "Express 12:00" },
};

/** `NEXT_DAY_AIR`, `NextDayAir` and `2ndDayAir` as words. */
function wordsOf(code: string): string {
  if (code.trim().includes(" ")) return code.trim();
  const spaced = code
    .replaceAll("_", " ")
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Za-z])(?=\d)|(?<=[A-Z])(?=[A-Z][a-z])/g, " ")
    .trim();
  // Shouted codes are made calm; what has small letters already knows its own spelling.
  return /[a-z]/.test(spaced)
    ? spaced
    : spaced.toLowerCase().replaceAll(/(?<=^|\s)[a-z]/g, (letter) => letter.toUpperCase());
}

/** The spelling of a service, or of one that another begins with: `2Day One Rate Pak` of `FEDEX_2_DAY_ONE_RATE_PAK`. */
function spelledOf(carrier: string, service: string): string | undefined {
  const known = (spelled as Readonly<Record<string, Readonly<Record<string, string>>>>)[
    carrier.toUpperCase()
  ];
  if (known?.[service]) return known[service];
  const [begin, words] =
    Object.entries(known ?? {}).find(([code]) => service.startsWith(`${code}_`)) ?? [];
  return begin ? `${words} ${wordsOf(service.slice(begin.length))}` : undefined;
}

/** The carrier as people write it: `FedEx` of `FEDEX`. */
export function carrierName(carrier: string): string {
  return (carrierWords as Readonly<Record<string, string>>)[carrier.toUpperCase()] ?? carrier;
}

/**
 * A service as people write it, with its carrier: `FedEx 2Day` of `FEDEX` and `FEDEX_2_DAY`, `USPS Ground Advantage` of `USPS`
 * and `GroundAdvantage`. A service that is not known is spelled from its code.
 */
export function serviceName(carrier: string, service: string): string {
  const name = carrierName(carrier);
  const words = spelledOf(carrier, service) ?? wordsOf(service);
  const bare = words.toLowerCase().startsWith(`${name.toLowerCase()} `)
    ? words.slice(name.length + 1)
    : words;
  return bare ? `${name} ${bare}` : name;
}
