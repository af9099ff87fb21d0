/**
 * One point per country (ISO 3166-1 alpha-2, degrees): roughly the middle of where its people live, from common geographic
 * knowledge, good to about a hundred kilometres for all but the largest. A third word names the time zone of the capital
 * where the country spans several zones or where its middle lies at sea; otherwise the zone is looked up from the point.
 */
export const countryPlaces = `
AD 42.51 1.52
AE 24.8 54.9
AF 34.0 66.5
AG 17.12 -61.85 America/Antigua
AI 18.22 -63.06 America/Anguilla
AL 41.2 20.0
AM 40.2 44.8
AO -11.2 16.0
AQ -77.85 166.67 Antarctica/McMurdo
AR -34.0 -62.0 America/Argentina/Buenos_Aires
AS -14.3 -170.7 Pacific/Pago_Pago
AT 47.7 14.6
AU -33.0 146.0 Australia/Sydney
AW 12.52 -69.98 America/Aruba
AX 60.2 19.95
AZ 40.3 48.5
BA 44.2 17.9
BB 13.17 -59.56 America/Barbados
BD 23.8 90.3
BE 50.8 4.5
BF 12.3 -1.7
BG 42.6 25.2
BH 26.15 50.55 Asia/Bahrain
BI -3.4 29.9
BJ 7.5 2.3
BL 17.9 -62.83 America/St_Barthelemy
BM 32.31 -64.76 Atlantic/Bermuda
BN 4.8 114.8
BO -17.0 -65.5
BQ 12.18 -68.27 America/Kralendijk
BR -18.5 -46.0 America/Sao_Paulo
BS 25.05 -77.4 America/Nassau
BT 27.4 90.4
BV -54.42 3.38 Europe/Oslo
BW -23.0 25.5
BY 53.7 27.9
BZ 17.3 -88.5
CA 46.5 -78.0 America/Toronto
CC -12.17 96.84 Indian/Cocos
CD -4.5 20.0 Africa/Kinshasa
CF 5.5 19.0 Africa/Bangui
CG -2.5 14.5
CH 47.0 8.0
CI 6.5 -5.3
CK -21.23 -159.78 Pacific/Rarotonga
CL -34.0 -71.0 America/Santiago
CM 5.0 11.5
CN 33.0 113.0 Asia/Shanghai
CO 5.5 -74.5
CR 9.95 -84.1
CU 22.3 -80.0
CV 15.0 -23.6 Atlantic/Cape_Verde
CW 12.15 -68.95 America/Curacao
CX -10.45 105.68 Indian/Christmas
CY 35.0 33.2
CZ 49.8 15.4
DE 51.0 9.8
DJ 11.6 42.9
DK 55.9 10.6
DM 15.42 -61.35 America/Dominica
DO 18.8 -70.2
DZ 35.5 3.0
EC -1.3 -79.2 America/Guayaquil
EE 58.9 25.5
EG 29.8 31.0
EH 26.0 -13.0
ER 15.2 39.0
ES 40.0 -3.5
ET 9.0 39.0
FI 61.8 25.0
FJ -17.8 178.2 Pacific/Fiji
FK -51.7 -58.2 Atlantic/Stanley
FM 6.92 158.18 Pacific/Pohnpei
FO 62.05 -6.9 Atlantic/Faroe
FR 46.8 2.5
GA 0.2 10.5
GB 52.8 -1.6
GD 12.1 -61.7 America/Grenada
GE 41.9 43.8
GF 4.8 -52.6
GG 49.46 -2.57 Europe/Guernsey
GH 6.7 -1.0
GI 36.14 -5.35
GL 64.5 -51.5 America/Nuuk
GM 13.4 -16.4
GN 10.3 -11.8
GP 16.2 -61.55 America/Guadeloupe
GQ 2.5 9.9 Africa/Malabo
GR 38.6 23.2
GS -54.28 -36.5 Atlantic/South_Georgia
GT 14.9 -90.8
GU 13.47 144.79 Pacific/Guam
GW 12.0 -15.2
GY 6.5 -58.2
HK 22.34 114.17
HM -53.1 73.5 Indian/Kerguelen
HN 14.7 -87.0
HR 45.5 16.2
HT 18.8 -72.4
HU 47.2 19.3
ID -7.0 109.5 Asia/Jakarta
IE 53.2 -7.3
IL 32.0 34.9
IM 54.2 -4.55 Europe/Isle_of_Man
IN 22.5 79.0
IO -7.31 72.41 Indian/Chagos
IQ 33.0 44.2
IR 34.0 51.5
IS 64.4 -20.5
IT 43.0 12.0
JE 49.21 -2.13 Europe/Jersey
JM 18.1 -77.2
JO 31.9 36.1
JP 35.8 137.5
KE -0.7 37.0
KG 41.8 74.2
KH 11.9 104.9
KI 1.42 173.0 Pacific/Tarawa
KM -11.7 43.35 Indian/Comoro
KN 17.3 -62.73 America/St_Kitts
KP 39.3 126.2
KR 36.6 127.6
KW 29.3 47.95
KY 19.31 -81.25 America/Cayman
KZ 48.0 68.0 Asia/Almaty
LA 18.2 103.3 Asia/Vientiane
LB 33.85 35.7
LC 13.9 -60.97 America/St_Lucia
LI 47.15 9.53
LK 7.2 80.4
LR 6.5 -9.9
LS -29.5 27.9
LT 55.2 24.0
LU 49.65 6.15
LV 56.9 24.4
LY 32.3 14.5
MA 33.2 -6.7
MC 43.74 7.42
MD 47.1 28.6
ME 42.6 19.2
MF 18.07 -63.05 America/Marigot
MG -19.0 47.2
MH 7.1 171.2 Pacific/Majuro
MK 41.75 21.6
ML 13.0 -7.0
MM 19.5 96.0
MN 47.8 106.0 Asia/Ulaanbaatar
MO 22.18 113.55
MP 15.19 145.75 Pacific/Saipan
MQ 14.65 -61.0 America/Martinique
MR 18.0 -14.5
MS 16.75 -62.2 America/Montserrat
MT 35.9 14.43
MU -20.25 57.55 Indian/Mauritius
MV 4.18 73.51 Indian/Maldives
MW -14.5 34.3 Africa/Blantyre
MX 20.5 -100.5 America/Mexico_City
MY 3.6 102.0
MZ -17.5 36.0
NA -20.5 16.5
NC -21.8 166.0 Pacific/Noumea
NE 13.8 5.5
NF -29.03 167.95 Pacific/Norfolk
NG 8.5 7.2
NI 12.3 -86.2
NL 52.1 5.2
NO 60.5 9.5
NP 27.7 84.7
NR -0.53 166.93 Pacific/Nauru
NU -19.05 -169.87 Pacific/Niue
NZ -39.5 175.2 Pacific/Auckland
OM 23.2 57.8
PA 8.8 -80.0
PE -10.0 -76.0
PF -17.65 -149.45 Pacific/Tahiti
PG -6.5 145.5 Pacific/Port_Moresby
PH 13.5 121.8
PK 30.8 71.5
PL 51.9 19.3
PM 46.78 -56.2 America/Miquelon
PN -25.07 -130.1 Pacific/Pitcairn
PR 18.25 -66.4
PS 31.9 35.2
PT 39.6 -8.3
PW 7.4 134.5 Pacific/Palau
PY -25.3 -57.0
QA 25.3 51.4
RE -21.1 55.5 Indian/Reunion
RO 45.8 25.0
RS 44.2 20.8
RU 55.5 40.0 Europe/Moscow
RW -1.95 30.0
SA 24.0 45.0
SB -9.2 159.8 Pacific/Guadalcanal
SC -4.65 55.47 Indian/Mahe
SD 14.8 32.5
SE 59.3 15.5
SG 1.35 103.82
SH -15.95 -5.71 Atlantic/St_Helena
SI 46.1 14.8
SJ 78.22 15.65 Arctic/Longyearbyen
SK 48.7 19.3
SL 8.4 -12.2
SM 43.94 12.46
SN 14.6 -16.2
SO 4.0 45.5
SR 5.6 -55.2
SS 6.5 31.0
ST 0.25 6.65 Africa/Sao_Tome
SV 13.75 -89.0
SX 18.04 -63.07 America/Lower_Princes
SY 34.8 37.2
SZ -26.5 31.5
TC 21.8 -72.2 America/Grand_Turk
TD 11.0 17.0
TF -49.35 70.22 Indian/Kerguelen
TG 7.2 1.1
TH 14.5 101.0
TJ 38.5 69.2
TK -9.2 -171.8 Pacific/Fakaofo
TL -8.7 125.8
TM 38.3 59.0
TN 36.0 10.0
TO -21.17 -175.2 Pacific/Tongatapu
TR 39.3 33.0
TT 10.5 -61.3
TV -8.52 179.2 Pacific/Funafuti
TW 24.3 120.9
TZ -6.2 36.5
UA 49.0 31.5 Europe/Kyiv
UG 0.7 32.5
UM 19.28 166.65 Pacific/Wake
US 38.0 -92.0 America/New_York
UY -34.2 -56.0
UZ 40.5 68.0
VA 41.9 12.45
VC 13.2 -61.2 America/St_Vincent
VE 10.0 -67.5
VG 18.43 -64.62 America/Tortola
VI 18.0 -64.8 America/St_Thomas
VN 16.0 106.5 Asia/Ho_Chi_Minh
VU -17.0 168.2 Pacific/Efate
WF -13.3 -176.2 Pacific/Wallis
WS -13.8 -171.9 Pacific/Apia
YE 14.7 44.7
YT -12.83 45.15 Indian/Mayotte
ZA -27.5 28.0
ZM -14.0 28.0
ZW -18.5 30.3
`;
