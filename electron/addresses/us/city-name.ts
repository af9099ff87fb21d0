import { editDistance, slipsAllowed } from "../text/edit-distance.ts";
import { foldUpper, squeeze } from "../text/fold.ts";
import { stateCode } from "./states.ts";

/** Words that are shortened in city names (USPS Publication 28, section 223 and appendix C1; City State File usage). */
const longWords: Readonly<Record<string, string>> = {
  ST: "SAINT",
  STE: "SAINTE",
  FT: "FORT",
  MT: "MOUNT",
  MTN: "MOUNTAIN",
  PT: "POINT",
  N: "NORTH",
  S: "SOUTH",
  E: "EAST",
  W: "WEST",
  NE: "NORTHEAST",
  NW: "NORTHWEST",
  SE: "SOUTHEAST",
  SW: "SOUTHWEST",
  NO: "NORTH",
  SO: "SOUTH",
  HTS: "HEIGHTS",
  HGTS: "HEIGHTS",
  SPG: "SPRING",
  SPGS: "SPRINGS",
  SPRGS: "SPRINGS",
  JCT: "JUNCTION",
  BCH: "BEACH",
  CTR: "CENTER",
  CENTRE: "CENTER",
  VLG: "VILLAGE",
  VLY: "VALLEY",
  LK: "LAKE",
  LKS: "LAKES",
  IS: "ISLAND",
  ISL: "ISLAND",
  PK: "PARK",
  GDNS: "GARDENS",
  HBR: "HARBOR",
  FLS: "FALLS",
  GRV: "GROVE",
  CYN: "CANYON",
  HL: "HILL",
  HLS: "HILLS",
  TWP: "",
  TOWNSHIP: "",
  AFB: "A F B",
};

/** Names that mean a post office of another name, by state. */
const nicknames: Readonly<Record<string, string>> = {
  "NYC,NY": "NEW YORK",
  "NEW YORK CITY,NY": "NEW YORK",
  "MANHATTAN,NY": "NEW YORK",
  "THE BRONX,NY": "BRONX",
  "WASHINGTON D C,DC": "WASHINGTON",
  "PHILLY,PA": "PHILADELPHIA",
  "VEGAS,NV": "LAS VEGAS",
  "LA,CA": "LOS ANGELES",
  "L A,CA": "LOS ANGELES",
  "SF,CA": "SAN FRANCISCO",
  "S F,CA": "SAN FRANCISCO",
  "SAN FRAN,CA": "SAN FRANCISCO",
  "SLC,UT": "SALT LAKE CITY",
  "OKC,OK": "OKLAHOMA CITY",
  "NOLA,LA": "NEW ORLEANS",
  "INDY,IN": "INDIANAPOLIS",
  "JAX,FL": "JACKSONVILLE",
  "MPLS,MN": "MINNEAPOLIS",
  "LIC,NY": "LONG ISLAND CITY",
  "BKLYN,NY": "BROOKLYN",
  "BROOKLYN NEW YORK,NY": "BROOKLYN",
  "D C,DC": "WASHINGTON",
  "DC,DC": "WASHINGTON",
  "WASH,DC": "WASHINGTON",
  "ARMY POST OFFICE,AA": "APO",
  "ARMY POST OFFICE,AE": "APO",
  "ARMY POST OFFICE,AP": "APO",
  "FLEET POST OFFICE,AA": "FPO",
  "FLEET POST OFFICE,AE": "FPO",
  "FLEET POST OFFICE,AP": "FPO",
  "DIPLOMATIC POST OFFICE,AA": "DPO",
  "DIPLOMATIC POST OFFICE,AE": "DPO",
  "DIPLOMATIC POST OFFICE,AP": "DPO",
};

/** Upper case, no punctuation (Publication 28, section 222). */
export function cleanCity(text: string): string {
  return squeeze(
    foldUpper(text)
      .replace(/\.(?=\p{L}{2})/gu, " ")
      .replace(/[.'’`"]/g, "")
      .replace(/[^\p{L}\p{N}&/]+/gu, " "),
  );
}

/** The same without a state or a ZIP that was repeated at its end ("AUSTIN TX 78701"). */
function withoutTail(clean: string, state: string): string {
  const words = clean.split(" ");
  if (/^USA?$/.test(words.at(-1) ?? "") && words.length > 1) words.pop();
  if (/^\d{5}$/.test(words.at(-1) ?? "")) words.pop();
  for (const count of [2, 1])
    if (words.length > count && stateCode(words.slice(-count).join("")) === state)
      return words.slice(0, -count).join(" ");
  return words.join(" ");
}

/** What a clean name can mean, likeliest first; `state` is the one that was typed, or "". */
export function cityReadings(clean: string, state: string): string[] {
  const short = withoutTail(clean, state);
  const nickname = nicknames[`${short},${state}`];
  return [
    clean,
    ...(short === clean || short === "" ? [] : [short]),
    ...(nickname ? [nickname] : []),
  ];
}

/** The letters under which all spellings of a clean name meet. */
export function cityKey(clean: string): string {
  const words = clean.replace(/^(?:CITY|TOWN|VILLAGE|BOROUGH|TOWNSHIP) OF /, "").split(" ");
  return words
    .map((word) => longWords[word] ?? word)
    .join("")
    .replaceAll(" ", "");
}

/** A clean name with its abbreviations spelled out ("ST LOUIS PARK" → SAINT LOUIS PARK). */
export function longCityName(clean: string): string {
  return clean
    .split(" ")
    .map((word) => longWords[word] ?? word)
    .join(" ");
}

/** True where two clean names are spellings of one: abbreviations, spaces and hyphens do not matter. */
export function isSameCity(a: string, b: string): boolean {
  return a === b || cityKey(a) === cityKey(b);
}

/** True where `typed` is a slip or two away from `city`; two also in names of six letters that begin alike ("CHIGACO"). */
export function isMisspelledCity(typed: string, city: string): boolean {
  const [a, b] = [cityKey(typed), cityKey(city)];
  const shorter = Math.min(a.length, b.length);
  const limit =
    shorter > 5 && a[0] === b[0] ? Math.max(2, slipsAllowed(shorter)) : slipsAllowed(shorter);
  return editDistance(a, b, limit) <= limit;
}

const endings = /^ (?:CITY|ISLANDS?|BY THE SEA|VILLAGE)$/;

/** True for "SALT LAKE" where SALT LAKE CITY is meant, and for "BOISE CITY" where BOISE is. */
export function isShortenedCity(typed: string, city: string): boolean {
  const [short, long] = typed.length < city.length ? [typed, city] : [city, typed];
  return long.startsWith(short) && endings.test(long.slice(short.length));
}
