import { countryCodes } from "#shared/rules/countries.ts";
import { editDistance, slipsAllowed } from "./edit-distance.ts";
import { nameKey } from "./fold.ts";

/** What people write beside the ISO code and the English name. */
const common = `US USA,United States of America,America,EUA,Estados Unidos|GB UK,Great Britain,Britain,England,Scotland,Wales,Northern Ireland|CA CAN|MX MEX,Mexico|DE DEU,GER,Deutschland|FR FRA|ES ESP,España|IT ITA,Italia|NL NLD,Holland,Nederland|BE BEL|CH CHE,Schweiz,Suisse|AT AUT,Österreich|IE IRL,Republic of Ireland|AU AUS|NZ NZL|JP JPN|CN CHN,PRC,Mainland China|HK HKG,Hong Kong|MO Macau|TW TWN|KR KOR,Korea,Republic of Korea|IN IND|BR BRA,Brasil|RU RUS,Russian Federation|CZ Czech Republic|TR Turkey|AE UAE|VN Viet Nam|MK Macedonia|CI Ivory Coast|VA Vatican|PR PRI|VI USVI|SE SWE|NO NOR|DK DNK|FI FIN|PL POL|PT PRT|SG SGP|IL ISR|ZA ZAF|PH PHL`;

function buildNames(): Map<string, string> {
  const english = new Intl.DisplayNames("en", { type: "region" });
  const names = new Map<string, string>();
  for (const code of countryCodes) {
    const name = english.of(code) ?? code;
    names.set(nameKey(name), code);
    names.set(nameKey(name.replace("&", "and")), code);
  }
  for (const entry of common.split("|"))
    for (const name of entry.slice(3).split(",")) names.set(nameKey(name), entry.slice(0, 2));
  return names;
}

let names: Map<string, string> | undefined;

/** ISO 3166-1 alpha-2 of a code in any case, an English name or a common other form; null where it is no country. */
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
