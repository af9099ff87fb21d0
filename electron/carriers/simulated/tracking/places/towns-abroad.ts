import type { Hub } from "./hub-table.ts";

const names = new Intl.DisplayNames("en", { type: "region" });

/** Towns with the airport or the office of exchange through which parcels come into a country: `COUNTRY|TOWN|latitude|longitude|zone`. */
const lines = `
AE|DUBAI|25.25|55.36|Asia/Dubai
AR|BUENOS AIRES|-34.82|-58.54|America/Argentina/Buenos_Aires
AT|VIENNA|48.11|16.57|Europe/Vienna
AU|SYDNEY|-33.95|151.18|Australia/Sydney
AU|MELBOURNE|-37.67|144.84|Australia/Melbourne
AU|PERTH|-31.94|115.97|Australia/Perth
BE|LIEGE|50.64|5.44|Europe/Brussels
BR|SAO PAULO|-23.43|-46.47|America/Sao_Paulo
CA|MISSISSAUGA|43.68|-79.63|America/Toronto
CA|MONTREAL|45.47|-73.74|America/Toronto
CA|RICHMOND|49.19|-123.18|America/Vancouver
CA|CALGARY|51.12|-114.01|America/Edmonton
CA|WINNIPEG|49.91|-97.24|America/Winnipeg
CH|BASEL|47.59|7.53|Europe/Zurich
CL|SANTIAGO|-33.39|-70.79|America/Santiago
CN|SHANGHAI|31.14|121.80|Asia/Shanghai
CN|GUANGZHOU|23.39|113.30|Asia/Shanghai
CO|BOGOTA|4.70|-74.15|America/Bogota
CR|SAN JOSE|9.99|-84.21|America/Costa_Rica
CZ|PRAGUE|50.10|14.26|Europe/Prague
DE|FRANKFURT|50.03|8.57|Europe/Berlin
DE|LEIPZIG|51.42|12.24|Europe/Berlin
DK|COPENHAGEN|55.62|12.65|Europe/Copenhagen
DO|SANTO DOMINGO|18.43|-69.67|America/Santo_Domingo
EC|QUITO|-0.13|-78.36|America/Guayaquil
EG|CAIRO|30.12|31.41|Africa/Cairo
ES|MADRID|40.47|-3.56|Europe/Madrid
FI|VANTAA|60.32|24.96|Europe/Helsinki
FR|ROISSY|49.01|2.55|Europe/Paris
GB|LONDON|51.47|-0.45|Europe/London
GB|EAST MIDLANDS|52.83|-1.33|Europe/London
GR|ATHENS|37.94|23.95|Europe/Athens
GT|GUATEMALA CITY|14.58|-90.53|America/Guatemala
HK|HONG KONG|22.31|113.92|Asia/Hong_Kong
HU|BUDAPEST|47.44|19.26|Europe/Budapest
ID|JAKARTA|-6.13|106.66|Asia/Jakarta
IE|DUBLIN|53.42|-6.27|Europe/Dublin
IL|TEL AVIV|32.01|34.89|Asia/Jerusalem
IN|DELHI|28.56|77.10|Asia/Kolkata
IN|MUMBAI|19.09|72.87|Asia/Kolkata
IT|MILAN|45.63|8.72|Europe/Rome
JM|KINGSTON|17.94|-76.79|America/Jamaica
JP|NARITA|35.77|140.39|Asia/Tokyo
JP|OSAKA|34.43|135.23|Asia/Tokyo
KE|NAIROBI|-1.32|36.93|Africa/Nairobi
KR|INCHEON|37.46|126.44|Asia/Seoul
LU|LUXEMBOURG|49.63|6.20|Europe/Luxembourg
MX|MEXICO CITY|19.44|-99.07|America/Mexico_City
MX|MONTERREY|25.78|-100.11|America/Monterrey
MX|GUADALAJARA|20.52|-103.31|America/Mexico_City
MY|KUALA LUMPUR|2.75|101.71|Asia/Kuala_Lumpur
NG|LAGOS|6.58|3.32|Africa/Lagos
NL|AMSTERDAM|52.31|4.76|Europe/Amsterdam
NO|OSLO|60.19|11.10|Europe/Oslo
NZ|AUCKLAND|-37.01|174.79|Pacific/Auckland
PA|PANAMA CITY|9.07|-79.38|America/Panama
PE|LIMA|-12.02|-77.11|America/Lima
PH|MANILA|14.51|121.02|Asia/Manila
PL|WARSAW|52.17|20.97|Europe/Warsaw
PT|LISBON|38.77|-9.13|Europe/Lisbon
RO|BUCHAREST|44.57|26.10|Europe/Bucharest
SA|RIYADH|24.96|46.70|Asia/Riyadh
SE|STOCKHOLM|59.65|17.93|Europe/Stockholm
SG|SINGAPORE|1.36|103.99|Asia/Singapore
TH|BANGKOK|13.69|100.75|Asia/Bangkok
TR|ISTANBUL|41.26|28.74|Europe/Istanbul
TW|TAOYUAN|25.08|121.23|Asia/Taipei
UA|KYIV|50.34|30.89|Europe/Kyiv
VN|HANOI|21.21|105.80|Asia/Bangkok
ZA|JOHANNESBURG|-26.13|28.24|Africa/Johannesburg
`;

/** `UNITED KINGDOM` for GB. */
export function countryName(code: string): string {
  return (names.of(code) ?? code).toUpperCase();
}

function townsByCountry(): ReadonlyMap<string, readonly Hub[]> {
  const found = new Map<string, Hub[]>();
  for (const line of lines.trim().split("\n")) {
    const [country = "", town = "", latitude = "", longitude = "", timeZone = ""] = line.split("|");
    const place: Hub = {
      text: `${town}, ${country}`,
      town: `${town} - ${countryName(country)}`,
      country,
      point: { latitude: Number(latitude), longitude: Number(longitude) },
      timeZone,
    };
    found.set(country, [...(found.get(country) ?? []), place]);
  }
  return found;
}

/** The gateway towns of a country; a country that is not there clears at the recipient's own town. */
export const townsAbroad = townsByCountry();
