import { numbered } from "./unit-designators.ts";

/**
 * Names of urbanizations that stand by themselves, without URB before them, and their abbreviations (Publication 28, appendix I,
 * standalone urbanization names).
 */
const standalone: ReadonlyMap<string, string> = new Map(
  "ALT ALTURA|ALTS ALTURAS|BDA BARRIADA|BO BARRIO|BOSQUE|BRISA|BRISAS|CHALETS|CIUDAD|COLINA|COLINAS|COM COMUNIDAD|EST ESTANCIAS ESTANCIA|EXT EXTENSION|HACIENDA|HACIENDAS|IND INDUSTRIAL|JARD JARDINES JARDIN JARDS|LOMA|LOMAS|MANS MANSIONES MANSION|PARC PARCELAS PARCELA|PARQ PARQUE|PASEO|PASEOS|PORTAL|PORTALES|PRADERA|PRADERAS|QUINTA|QUINTAS|REPTO REPARTO REPTOS|RES RESIDENCIAL|RIBERAS|SECT SECTOR|TERR TERRAZA TERRAZAS|VALLE|VILLA|VILLAS|VISTA|VISTAS"
    .split("|")
    .flatMap((row) => {
      const [short = "", ...long] = row.split(" ");
      return [short, ...long].map((word): [string, string] => [word, short]);
    }),
);
/** Of these, the words that mean an urbanization wherever they stand in a line. */
const certain =
  /^(?:URB|URBANIZACION|URBANIZATION|ALTURAS|ALTS|BARRIADA|BDA|ESTANCIAS|JARDINES|JARD|MANSIONES|MANS|REPARTO|REPTO)$/;
const urbanization: ReadonlySet<string> = new Set([
  "URB",
  "URBANIZACION",
  "URBANIZACIÓN",
  "URBANIZATION",
]);
const streetWords: ReadonlySet<string> = new Set(["CALLE", "AVE", "AVENIDA", "CALLEJON", "CAMINO"]);

const roadWords: ReadonlySet<string> = new Set(["CARR", "CARRETERA", "VIA", "BLVD", "MARGINAL"]);

/** "JARDINES" → "JARD"; undefined for a word that begins no such name. */
export function standaloneName(word: string | undefined): string | undefined {
  return word === undefined ? undefined : standalone.get(word);
}

/** True where the words begin with URB or with a name that stands by itself; a RESIDENCIAL is a street of its own. */
export function isUrbanization(words: readonly string[]): boolean {
  if (words.length < 2) return false;
  if (urbanization.has(words[0] ?? "")) return true;
  const name = standaloneName(words[0]);
  return name !== undefined && name !== "RES";
}

/** Whether URB itself announces the urbanization, so that nothing else need be known. */
export function isAnnounced(words: readonly string[]): boolean {
  return words.length > 1 && urbanization.has(words[0] ?? "");
}

/** A number, CALLE and its like, a VIA or a road with its number, or a unit. */
function beginsStreet(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  if (/^[A-Z]{0,2}-?\d/.test(word) || streetWords.has(word)) return true;
  return (
    (roadWords.has(word) || numbered.has(word)) && /^[A-Z]?\d|^[A-Z]$/.test(words[at + 1] ?? "")
  );
}

/** "URB LAS GLADIOLAS 150 CALLE A": the urbanization's line and the words after it (section 292). */
export function readUrbanization(words: readonly string[]): { line: string; rest: string[] } {
  const street = words.findIndex((_, at) => at > 1 && beginsStreet(words, at));
  const end = street < 0 ? words.length : street;
  const name = urbanization.has(words[0] ?? "") ? words.slice(1, end) : words.slice(0, end);
  const short = standaloneName(name[0]);
  const line = short === undefined ? ["URB", ...name] : [short, ...name.slice(1)];
  return { line: line.join(" "), rest: words.slice(end) };
}

/** Where an urbanization begins behind a street in the same line; -1 where none does. */
export function urbanizationBehind(words: readonly string[]): number {
  return words.findIndex(
    (word, at) =>
      at > 1 &&
      at + 1 < words.length &&
      certain.test(word) &&
      !/^(?:DE|DEL|EL|LA|LAS|LOS|CALLE|AVE|AVENIDA|URB)$/.test(words[at - 1] ?? ""),
  );
}
