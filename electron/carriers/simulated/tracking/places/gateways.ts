import type { CarrierName } from "#shared/contract/rates.ts";
import { hubTable } from "./hub-table.ts";
import type { Hub } from "./hub-table.ts";

/** Where each carrier's parcels leave the United States and come in: for USPS its International Service Centers (USPS IMM 2 and 213). */
export const gateways: Readonly<Record<CarrierName, readonly Hub[]>> = {
  USPS: hubTable(`
JAMAICA|NY|11430|40.66|-73.78|America/New_York
CHICAGO|IL|60666|41.97|-87.90|America/Chicago
LOS ANGELES|CA|90009|33.95|-118.38|America/Los_Angeles
MIAMI|FL|33152|25.79|-80.29|America/New_York
SAN FRANCISCO|CA|94128|37.62|-122.38|America/Los_Angeles
HONOLULU|HI|96820|21.33|-157.92|Pacific/Honolulu
`),
  UPS: hubTable(`
LOUISVILLE|KY|40213|38.18|-85.71|America/Kentucky/Louisville
PHILADELPHIA|PA|19153|39.90|-75.24|America/New_York
MIAMI|FL|33166|25.83|-80.31|America/New_York
ONTARIO|CA|91761|34.03|-117.59|America/Los_Angeles
ANCHORAGE|AK|99502|61.17|-149.96|America/Anchorage
BUFFALO|NY|14225|42.93|-78.76|America/New_York
LAREDO|TX|78045|27.64|-99.54|America/Chicago
`),
  FEDEX: hubTable(`
MEMPHIS|TN|38118|35.05|-89.93|America/Chicago
INDIANAPOLIS|IN|46241|39.71|-86.26|America/Indiana/Indianapolis
NEWARK|NJ|07114|40.71|-74.19|America/New_York
MIAMI|FL|33122|25.80|-80.28|America/New_York
OAKLAND|CA|94621|37.75|-122.19|America/Los_Angeles
LOS ANGELES|CA|90045|33.96|-118.40|America/Los_Angeles
ANCHORAGE|AK|99502|61.17|-149.96|America/Anchorage
`),
  DHL: hubTable(`
ERLANGER|KY|41018|39.01|-84.60|America/New_York
JAMAICA|NY|11430|40.66|-73.78|America/New_York
MIAMI|FL|33122|25.80|-80.28|America/New_York
LOS ANGELES|CA|90045|33.96|-118.40|America/Los_Angeles
CHICAGO|IL|60666|41.97|-87.90|America/Chicago
HONOLULU|HI|96819|21.33|-157.87|Pacific/Honolulu
`),
};
