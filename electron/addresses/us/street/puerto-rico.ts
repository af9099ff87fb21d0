import { isHouseNumber } from "./house-number.ts";

/** Spanish words that stand before a street's name and are never translated into a suffix (Publication 28, section 29 and appendix H). */
const prefixes: Readonly<Record<string, string>> = {
  CALLE: "CALLE",
  CLL: "CALLE",
  "C/": "CALLE",
  AVE: "AVE",
  AVENIDA: "AVE",
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

const urbanization: ReadonlySet<string> = new Set(["URB", "URBANIZACION", "URBANIZATION"]);
const blockWords: ReadonlySet<string> = new Set(["BLQ", "BLOQUE", "BLOCK", "BLK"]);
const houseWords: ReadonlySet<string> = new Set(["CASA", "NUM", "NUMERO", "NO", "LOTE", "#"]);

export function isUrbanization(words: readonly string[]): boolean {
  return urbanization.has(words[0] ?? "") && words.length > 1;
}

/** "URB LAS GLADIOLAS 150 CALLE A": the urbanization's line and the words after it (section 292). */
export function readUrbanization(words: readonly string[]): { line: string; rest: string[] } {
  const street = words.findIndex(
    (word, at) =>
      at > 1 &&
      (/^[A-Z]{0,2}-?\d/.test(word) || prefixes[word] === "CALLE" || prefixes[word] === "AVE"),
  );
  const end = street < 0 ? words.length : street;
  return { line: ["URB", ...words.slice(1, end)].join(" "), rest: words.slice(end) };
}

function compact(number: string): string {
  return number.replace(/^([A-Z]{1,2})-(?=\d)/, "$1");
}

/** A house number in front; in Puerto Rico also A17, written without the hyphen (section 295). */
function takeNumber(words: string[]): string {
  if (words[0] === "#") words.shift();
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

/** Condominiums, projects, sectors and kilometre posts are delivered to without a house number (section 291). */
const numberlessPrefixes: ReadonlySet<string> = new Set(
  "COND EDIF RES BO SECT PARC COM EXT".split(" "),
);

/** A street that begins with a Spanish prefix: its number in front, its words as they are; null for any other street. */
export function readSpanishStreet(
  line: readonly string[],
): { number: string; street: string; numberless: boolean } | null {
  const words = [...line];
  const front = takeNumber(words);
  const prefix = prefixes[words[0] ?? ""];
  if (prefix === undefined || words.length < 2) return null;
  words[0] = prefix;
  const kilometre = words.indexOf("KM") > 0;
  const numberless = kilometre || numberlessPrefixes.has(prefix);
  const number = front !== "" || numberless ? front : takeTrailingNumber(words);
  return { number, street: words.join(" "), numberless };
}
