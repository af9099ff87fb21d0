import { isHouseNumber } from "./house-number.ts";
import { standaloneName } from "./urbanization.ts";

/** Spanish words that stand before a street's name and are never translated into a suffix (Publication 28, section 29 and appendix H). */
const prefixes: Readonly<Record<string, string>> = {
  CALLE: "CALLE",
  CLL: "CALLE",
  "C/": "CALLE",
  AVE: "AVE",
  AVENIDA: "AVE",
  AVENUE: "AVE",
  AVDA: "AVE",
  CALLEJON: "CALLEJON",
  CAMINO: "CAMINO",
  CARR: "CARR",
  CARRETERA: "CARR",
  PASEO: "PASEO",
  PASAJE: "PASAJE",
  PLAZA: "PLAZA",
  PARQUE: "PARQUE",
  VEREDA: "VEREDA",
  VISTA: "VISTA",
  VIA: "VIA",
  PATIO: "PATIO",
  BLVD: "BLVD",
  BULEVAR: "BLVD",
  BOULEVARD: "BLVD",
  CALETA: "CALETA",
  MARGINAL: "MARGINAL",
  RAMAL: "RAMAL",
  SENDERO: "SENDERO",
  CIRCULO: "CIRCULO",
  CERRO: "CERRO",
  COND: "COND",
  CONDOMINIO: "COND",
  EDIF: "EDIF",
  EDIFICIO: "EDIF",
  RES: "RES",
  RESIDENCIAL: "RES",
  BO: "BO",
  BARRIO: "BO",
  SECT: "SECT",
  SECTOR: "SECT",
  PARC: "PARC",
  PARCELAS: "PARC",
  COM: "COM",
  COMUNIDAD: "COM",
  EXT: "EXT",
  KM: "KM",
  URB: "URB",
};

const blockWords: ReadonlySet<string> = new Set(["BLQ", "BLOQUE", "BLOCK", "BLK"]);
const houseWords: ReadonlySet<string> = new Set(["CASA", "NUM", "NUMERO", "NO", "LOTE", "#"]);

function compact(number: string): string {
  return number.replace(/^([A-Z]{1,2})-(?=\d)/, "$1");
}

/** A house number in front; in Puerto Rico also A17, written without the hyphen (section 295). */
function takeNumber(words: string[]): string {
  const [block = "", blockId, house = "", houseId] = words;
  if (blockWords.has(block) && houseWords.has(house) && blockId && houseId) {
    words.splice(0, 4);
    return `${blockId}-${houseId}`;
  }
  if (houseWords.has(block) && blockId !== undefined && words.length > 2) words.shift();
  const first = words[0] ?? "";
  if (!/^[A-Z]{1,2}-?\d+[A-Z]?$/.test(first) && !isHouseNumber(first)) return "";
  words.shift();
  return compact(first);
}

/** "CALLE 19 BLQ 199 CASA 31" → 199-31; "CALLE 1 A-17" → A17; "CALLE SAN FRANCISCO 63" → 63. Takes the words away. */
function takeTrailingNumber(words: string[]): string {
  const block = words.findIndex((word) => blockWords.has(word));
  const house = words.findIndex((word, at) => at > block && houseWords.has(word));
  if (block > 0 && house > block && words[house + 1] !== undefined) {
    const number = `${words[block + 1]}-${words[house + 1]}`;
    words.splice(block, house + 2 - block);
    return number;
  }
  if (house > 1 && words[house + 1] !== undefined) return compact(words.splice(house, 2)[1] ?? "");
  const last = words.at(-1) ?? "";
  if (words.length < 3 || !/^[A-Z]{0,2}-?\d+[A-Z]?$/.test(last)) return "";
  words.pop();
  return compact(last);
}

/** "PR-2", "CARR PR 2", "STATE ROAD 2": the island's roads are all CARR. */
function islandRoad(words: readonly string[]): string[] {
  const line = words.join(" ");
  const road = /^(?:CARR(?:ETERA)? (?:PR|ESTATAL)[ -]?|PR[ -]?|STATE (?:RD|ROAD) |ROAD |RD )(?=\d)/;
  return line.replace(road, "CARR ").split(" ");
}

/** Condominiums, projects, sectors and kilometre posts are delivered to without a house number (section 291). */
const numberlessPrefixes: ReadonlySet<string> = new Set(
  "COND EDIF RES BO SECT PARC COM EXT".split(" "),
);

interface SpanishStreet {
  number: string;
  street: string;
  numberless: boolean;
}

/** A street that begins with a Spanish prefix: its number in front, its words as they are; null for any other street. */
function readSpanishStreet(line: readonly string[]): SpanishStreet | null {
  const numbered = islandRoad(line);
  const front = takeNumber(numbered);
  const words = islandRoad(numbered);
  if (words[0] === "URB" && standaloneName(words[1]) !== undefined) words.shift();
  const prefix = prefixes[words[0] ?? ""] ?? (front === "" ? undefined : standaloneName(words[0]));
  if (prefix === undefined || words.length < 2) return null;
  words[0] = prefix;
  const kilometre = words.indexOf("KM") > 0;
  const numberless = kilometre || numberlessPrefixes.has(prefix);
  const number = front !== "" || numberless ? front : takeTrailingNumber(words);
  return { number, street: words.join(" "), numberless };
}

/**
 * The same with the units behind it. After a Spanish street "#" marks the house ("CALLE SAN FRANCISCO #63", "BLQ 199 #31"), and
 * in a public housing project the apartment is the house ("RES LLORENS TORRES APT 23" → 23 RES LLORENS TORRES, section 291).
 */
export function readSpanishLine(
  line: readonly string[],
  units: readonly string[],
): (SpanishStreet & { units: string[] }) | null {
  const [first = "", ...others] = units;
  const marked = first.startsWith("# ") ? first.slice(2) : undefined;
  const blocked = line.findIndex((word) => blockWords.has(word)) > 0;
  if (marked !== undefined && blocked) {
    const street = readSpanishStreet([...line, "#", marked]);
    return street && { ...street, units: others };
  }
  const street = readSpanishStreet(line);
  if (!street) return null;
  if (street.number !== "") return { ...street, units: [...units] };
  const apartment = /^APT (\S+)$/.exec(first)?.[1];
  const project = /^RES (?!.*(?:EDIF|BLDG))/.test(street.street) ? apartment : undefined;
  const number = marked ?? project;
  return number === undefined
    ? { ...street, units: [...units] }
    : { ...street, number, units: others };
}
