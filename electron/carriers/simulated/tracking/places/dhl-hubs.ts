import { hubTable } from "./hub-table.ts";

/** Distribution centres and gateways of DHL eCommerce and DHL Express in the United States. Points and zones are those of their ZIP codes. */
export const dhlHubs = hubTable(`
ERLANGER|KY|41018|39.01|-84.60|America/New_York
HEBRON|KY|41048|39.08|-84.70|America/New_York
ELKRIDGE|MD|21075|39.21|-76.75|America/New_York
AVENEL|NJ|07001|40.58|-74.28|America/New_York
FRANKLIN|MA|02038|42.09|-71.41|America/New_York
FOREST PARK|GA|30297|33.61|-84.37|America/New_York
ORLANDO|FL|32824|28.39|-81.36|America/New_York
MELROSE PARK|IL|60160|41.90|-87.86|America/Chicago
GRAND PRAIRIE|TX|75050|32.76|-97.01|America/Chicago
HOUSTON|TX|77032|29.94|-95.33|America/Chicago
DENVER|CO|80239|39.79|-104.83|America/Denver
PHOENIX|AZ|85043|33.45|-112.20|America/Phoenix
COMPTON|CA|90220|33.87|-118.24|America/Los_Angeles
UNION CITY|CA|94587|37.59|-122.05|America/Los_Angeles
KENT|WA|98032|47.38|-122.29|America/Los_Angeles
SALT LAKE CITY|UT|84116|40.79|-111.93|America/Denver
SAINT LOUIS|MO|63134|38.74|-90.34|America/Chicago
SAINT PAUL|MN|55121|44.85|-93.15|America/Chicago
KANSAS CITY|MO|64153|39.26|-94.70|America/Chicago
RALEIGH|NC|27617|35.90|-78.74|America/New_York
JAMAICA|NY|11430|40.65|-73.78|America/New_York
MIAMI|FL|33122|25.80|-80.28|America/New_York
LOS ANGELES|CA|90045|33.96|-118.39|America/Los_Angeles
CHICAGO|IL|60666|41.85|-87.65|America/Chicago
BOSTON|MA|02128|42.36|-71.03|America/New_York
HONOLULU|HI|96819|21.35|-157.88|Pacific/Honolulu
CAROLINA|PR|00979|18.40|-65.98|America/Puerto_Rico
PHILADELPHIA|PA|19153|39.91|-75.24|America/New_York
PITTSBURGH|PA|15231|40.50|-80.25|America/New_York
MEMPHIS|TN|38118|35.05|-89.93|America/Chicago
NASHVILLE|TN|37217|36.11|-86.66|America/Chicago
NEW ORLEANS|LA|70123|29.95|-90.21|America/Chicago
AUSTIN|TX|78719|30.18|-97.67|America/Chicago
SAN ANTONIO|TX|78216|29.53|-98.50|America/Chicago
EL PASO|TX|79925|31.78|-106.36|America/Denver
ALBUQUERQUE|NM|87106|35.08|-106.62|America/Denver
LAS VEGAS|NV|89119|36.10|-115.14|America/Los_Angeles
PORTLAND|OR|97218|45.56|-122.60|America/Los_Angeles
COLUMBUS|OH|43217|39.83|-82.93|America/New_York
ROMULUS|MI|48174|42.22|-83.40|America/Detroit
BUFFALO|NY|14225|42.93|-78.75|America/New_York
OMAHA|NE|68110|41.29|-95.94|America/Chicago
OKLAHOMA CITY|OK|73159|35.39|-97.56|America/Chicago
LITTLE ROCK|AR|72202|34.74|-92.27|America/Chicago
BOISE|ID|83705|43.59|-116.22|America/Boise
SPOKANE|WA|99224|47.63|-117.55|America/Los_Angeles
BILLINGS|MT|59101|45.77|-108.50|America/Denver
CHARLOTTE|NC|28208|35.24|-80.90|America/New_York
JACKSONVILLE|FL|32218|30.45|-81.66|America/New_York
ANCHORAGE|AK|99502|61.17|-149.96|America/Anchorage
AMARILLO|TX|79108|35.28|-101.83|America/Chicago
CHEYENNE|WY|82007|41.11|-104.81|America/Denver
DES MOINES|IA|50321|41.55|-93.66|America/Chicago
RENO|NV|89502|39.50|-119.78|America/Los_Angeles
INDIANAPOLIS|IN|46241|39.71|-86.26|America/Indiana/Indianapolis
RICHMOND|VA|23250|37.51|-77.33|America/New_York
SIOUX FALLS|SD|57104|43.55|-96.74|America/Chicago
`);
