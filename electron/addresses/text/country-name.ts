import { countryCodes } from "#shared/rules/countries.ts";
import { alpha3Codes } from "./alpha-3-codes.ts";
import { editDistance, slipsAllowed } from "./edit-distance.ts";
import { nameKey } from "./fold.ts";

/** What people write beside the ISO codes and the names that ICU knows. */
const common = `US United States of America,America,EUA,EEUU,EE UU,Estados Unidos de America,U S|GB UK,Great Britain,Britain,England,Scotland,Wales,Northern Ireland,Inglaterra,Escocia,Gales,Gran Bretaña,Irlanda del Norte|MX Mexico,Mejico|DE Germany,GER|NL Holland,The Netherlands,Netherlands,Holanda|IE Republic of Ireland,Eire|CN PRC,Mainland China,Peoples Republic of China,P R China|HK Hong Kong,Hongkong,Hong Kong SAR|MO Macau,Macao|TW Taiwan ROC,Chinese Taipei|KR Korea,Republic of Korea,Korea South|KP Korea North|RU Russian Federation|CZ Czech Republic,Republica Checa|TR Turkey|AE UAE,EAU,Emirates|VN Viet Nam|MK Macedonia,North Macedonia|CI Ivory Coast|VA Vatican,Holy See|VI USVI,US Virgin Islands|CD DR Congo,DRC,Democratic Republic of the Congo,Zaire|CG Congo,Republic of the Congo|LA Lao PDR|IR Islamic Republic of Iran|SY Syrian Arab Republic|TZ United Republic of Tanzania|MD Republic of Moldova|BO Plurinational State of Bolivia|VE Bolivarian Republic of Venezuela|BN Brunei Darussalam|CV Cape Verde|SZ Swaziland|MM Burma|TL East Timor|PS Palestine|DO Dominican Republic,Rep Dominicana|ZA Sudafrica,RSA|SA KSA|BA Bosnia|TT Trinidad|AG Antigua|KN St Kitts and Nevis,Saint Kitts|LC St Lucia|VC St Vincent,Saint Vincent|BS The Bahamas|GM The Gambia|PH The Philippines`;

/** Languages whose names of all countries are known, the first of two that disagree wins. */
const languages = ["en", "es", "fr", "de", "pt", "it", "nl", "sv", "da", "nb", "fi", "pl"];

/** The language that most people of a country speak and its script, by ICU's likely subtags. */
function languageOf(code: string): string {
  return new Intl.Locale(`und-${code}`).maximize().toString();
}

function addNames(names: Map<string, string>, language: string, codes: Iterable<string>): void {
  const display = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  for (const code of codes) {
    const name = display.of(code);
    if (name === undefined) continue;
    for (const text of [name, name.replace("&", "and"), name.replace(/\s*\(.*\)/, "")])
      if (nameKey(text) !== "" && !names.has(nameKey(text))) names.set(nameKey(text), code);
  }
}

function buildNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const entry of common.split("|"))
    for (const name of entry.slice(3).split(",")) names.set(nameKey(name), entry.slice(0, 2));
  for (const code of countryCodes) names.set(code, code);
  for (const [code3, code] of alpha3Codes) names.set(code3, code);
  for (const language of languages.slice(0, 2)) addNames(names, language, countryCodes);
  for (const code of countryCodes) addNames(names, languageOf(code), [code]);
  for (const language of languages.slice(2)) addNames(names, language, countryCodes);
  return names;
}

let names: Map<string, string> | undefined;

/**
 * ISO 3166-1 alpha-2 of an alpha-2 or alpha-3 code in any case, of a name in English, Spanish, the country's own language or a
 * common other one; null where it is no country.
 */
export function countryCode(text: string): string | null {
  const upper = text.trim().toUpperCase();
  if (countryCodes.has(upper)) return upper;
  names ??= buildNames();
  return names.get(nameKey(text)) ?? null;
}

/** The code of the country whose name is a slip away from the text; null where none is. */
export function likelyCountry(text: string): string | null {
  const typed = nameKey(text);
  const limit = slipsAllowed(typed.length);
  names ??= buildNames();
  let [best, found] = [limit + 1, null as string | null];
  for (const [name, code] of names) {
    if (name.length < 4) continue;
    const distance = editDistance(typed, name, limit);
    if (distance < best) [best, found] = [distance, code];
  }
  return found;
}
