/** What a post office box is called, by country; each stands at the beginning of a line, with its number behind it. Folded text. */
const boxes: readonly (readonly [countries: string, words: string])[] = [
  ["DE AT CH LI LU IT", "POSTFACH"],
  [
    "FR BE LU MC CH GP MQ GF RE YT NC PF PM WF BL MF MA DZ TN MR SN ML GN CI BF NE TG BJ CM TD CF GA GQ CG CD RW BI DJ KM MG MU SC LB HT VU KH LA",
    "BP|BOITE POSTALE|BTE POSTALE",
  ],
  ["FR MC", "(?:CS|TSA)(?= ?\\d{5}\\b)"],
  ["CO", "AA"],
  ["CH LI", "CASE POSTALE|CP"],
  ["IT SM VA CH", "CASELLA POSTALE|CAS POSTALE|CP"],
  ["NL BE SR AW CW SX BQ ZA NA", "POSTBUS"],
  [
    "ES MX AR BO CL CO CR CU DO EC GT HN NI PA PE PY SV UY VE PT AO MZ CV ST GW TL",
    "APARTADO (?:POSTAL|AEREO|DE CORREOS?)|APARTADO|APDO (?:POSTAL|AEREO|DE CORREOS?)|APDO|CASILLA (?:POSTAL|DE CORREOS?)|CASILLA",
  ],
  ["BR PT AO MZ CV ST GW", "CAIXA POSTAL|CX POSTAL"],
  ["BR RO MD", "CP"],
  ["RO MD", "CASUTA POSTALA"],
  ["AU NZ PG FJ ZA NA BW ZW ZM MW LS SZ GH NG KE UG TZ MY", "LOCKED BAG|PRIVATE BAG"],
  ["NO DK GL FO", "POSTBOKS|PB|BOKS"],
  ["SE AX", "BOX|POSTBOX"],
  ["FI AX", "PL|PB"],
  ["IS", "POSTHOLF"],
  ["PL", "SKRYTKA POCZTOWA|SKR POCZT"],
  ["CZ SK", "POSTOVNI PRIHRADKA|POSTOVY PRIECINOK|PRIECINOK"],
  ["HU", "POSTAFIOK|PF"],
  ["SI HR BA RS ME MK", "POSTNI PREDAL|POSTANSKI PRETINAC|PP"],
  ["GR CY", "ΤΘ"],
  ["BG", "ПК"],
  ["RU BY KZ KG UA", "АЯ|АС|АБОНЕНТСКИИ ЯЩИК"],
  ["TR", "POSTA KUTUSU|PK"],
  ["ID", "KOTAK POS"],
  ["MY BN", "PETI SURAT"],
  ["IL", "תד"],
  ["AE SA KW QA BH OM JO LB EG IQ YE", "صب"],
  ["JP", "私書箱第?"],
  ["CN HK MO TW", "邮政信箱|郵政信箱"],
  ["KR", "사서함"],
];

/** What a letter is left under at the counter of a post office, and what such a line begins with. */
const counters: readonly (readonly [countries: string, words: string])[] = [
  ["DE AT CH LI LU", "POSTLAGERND"],
  ["ES MX AR BO CL CO CR CU DO EC GT HN NI PA PE PY SV UY VE", "LISTA DE CORREOS"],
  ["IT SM CH", "FERMO ?POSTA"],
  ["BR PT AO MZ CV", "POSTA RESTANTE"],
  ["RU BY KZ KG UA", "ДО ВОСТРЕБОВАНИЯ|ДО ЗАПИТАННЯ"],
];

/** Understood wherever the postal union's words are. */
const boxEverywhere = "GPO|POB|G?PO BOX|POST OFFICE BOX|POSTAL BOX|POBOX";
const counterEverywhere = "POSTE RESTANTE|GENERAL DELIVERY";

function byCountry(rows: typeof boxes, everywhere: string, build: (words: string) => RegExp) {
  const words = new Map<string, string[]>();
  for (const [countries, own] of rows)
    for (const country of countries.split(" "))
      words.set(country, [...(words.get(country) ?? []), own]);
  const usual = build(everywhere);
  const known = new Map([...words].map(([at, own]) => [at, build([...own, everywhere].join("|"))]));
  return (country: string): RegExp => known.get(country) ?? usual;
}

/** The beginning of a line that names a box there. */
export const boxAbroad = byCountry(
  boxes,
  boxEverywhere,
  (words) => new RegExp(`^(?:${words})(?: ?(?:#|NO|NR|N|NUM))? ?X?\\p{N}`, "u"),
);

/** The beginning of a line that names a counter there. */
export const counterAbroad = byCountry(
  counters,
  counterEverywhere,
  (words) => new RegExp(`^(?:${words})(?! ?(?:STR|STRASSE|STREET|ROAD|RD)\\b)(?!\\p{L})`, "u"),
);
