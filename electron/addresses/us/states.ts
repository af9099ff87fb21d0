import { editDistance } from "../text/edit-distance.ts";
import { nameKey } from "../text/fold.ts";

/** USPS Publication 28, appendix B: states, possessions and armed forces, with older abbreviations that are still written. */
const names = `AL Alabama,Ala|AK Alaska|AS American Samoa|AZ Arizona,Ariz|AR Arkansas,Ark|CA California,Calif,Cal|CO Colorado,Colo|CT Connecticut,Conn|DE Delaware,Del|DC District of Columbia,Washington DC|FM Federated States of Micronesia,Micronesia|FL Florida,Fla|GA Georgia|GU Guam,Guahan|HI Hawaii|ID Idaho|IL Illinois,Ill|IN Indiana,Ind|IA Iowa|KS Kansas,Kans,Kan|KY Kentucky|LA Louisiana|ME Maine|MH Marshall Islands|MD Maryland|MA Massachusetts,Mass|MI Michigan,Mich|MN Minnesota,Minn|MS Mississippi,Miss|MO Missouri|MT Montana,Mont|NE Nebraska,Nebr,Neb|NV Nevada,Nev|NH New Hampshire|NJ New Jersey|NM New Mexico,N Mex|NY New York|NC North Carolina,N Car|ND North Dakota,N Dak|MP Northern Mariana Islands,Northern Marianas|OH Ohio|OK Oklahoma,Okla|OR Oregon,Ore,Oreg|PW Palau|PA Pennsylvania,Penna,Penn|PR Puerto Rico,P Rico|RI Rhode Island|SC South Carolina,S Car|SD South Dakota,S Dak|TN Tennessee,Tenn|TX Texas,Tex|UT Utah|VT Vermont|VI Virgin Islands,US Virgin Islands,USVI,VIUSA|VA Virginia|WA Washington,Wash,Washington State|WV West Virginia,W Va|WI Wisconsin,Wis,Wisc|WY Wyoming,Wyo|AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific`;

const byKey = new Map<string, string>();
const fullNames = new Map<string, string>();
for (const entry of names.split("|")) {
  const code = entry.slice(0, 2);
  byKey.set(code, code);
  for (const [at, name] of entry.slice(3).split(",").entries()) {
    byKey.set(nameKey(name), code);
    if (at === 0) fullNames.set(code, name.toUpperCase());
  }
}

/** "Alaska", "N.Y.", "Calif" → the two letters; null where it is no state. */
export function stateCode(text: string): string | null {
  const upper = text.toUpperCase();
  return byKey.get(upper) ?? byKey.get(nameKey(text)) ?? null;
}

/** True where the text is the state's name with a slip or two ("Californa" for CA). */
export function isMisspelledState(text: string, code: string): boolean {
  const name = nameKey(fullNames.get(code) ?? "");
  const typed = nameKey(text);
  return (
    typed.length > 4 && editDistance(typed, name, 2) <= Math.min(2, Math.floor(name.length / 4))
  );
}

/** ISO countries that the USPS serves as states. */
export const postalTerritories: ReadonlySet<string> = new Set("PR GU VI AS MP FM MH PW".split(" "));

/** AA, AE or AP by the first digits of a military ZIP (USPS Domestic Mail Manual, labeling lists); null for any other ZIP. */
export function militaryStateOf(zip: string): string | null {
  if (zip.startsWith("340")) return "AA";
  if (zip.startsWith("09")) return "AE";
  return zip >= "96200" && zip <= "96699" ? "AP" : null;
}
