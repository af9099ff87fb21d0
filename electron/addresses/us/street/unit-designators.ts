/** USPS Publication 28, appendix C2. The first list needs a number after it, the second may stand alone. To the
 * appendix come private mailboxes (PMB, section 284) and words for parts of a building that end a street as units do.
 */
const needsNumber = `APT APARTMENT APTS APARTMENTS APMT APTMT APTO AP APPT APARTAMENTO|BLDG BUILDING BLDNG BLG BLD BLDGS BUILDINGS|DEPT DEPARTMENT|FL FLOOR FLR FLOORS PISO|HNGR HANGAR HANGER|KEY|LOT|PDA PARADA|PIER|RM ROOM ROOMS|SLIP|SPC SPACE SP SPACES|STOP|STE SUITE SUIT SUITES STES|TRLR TRAILER|UNIT UNT UNITS|PMB|DOCK|DOOR|GATE|TOWER TWR|WING`;
const standsAlone = `BSMT BASEMENT BSMNT|FRNT FRONT|LBBY LOBBY|LOWR LOWER|OFC OFFICE OFICINA|PH PENTHOUSE|REAR|SIDE|UPPR UPPER`;

function spellings(list: string): Map<string, string> {
  return new Map(
    list.split("|").flatMap((row) => {
      const all = row.split(" ");
      return all.map((word): [string, string] => [word, all[0] ?? word]);
    }),
  );
}
/** Spelling → abbreviation of the designators that need a number. */
export const numbered = spellings(needsNumber);
/** Spelling → abbreviation of the designators that may stand alone. */
export const alone = spellings(standsAlone);

/** Designators that are also names of streets and of their parts: only a number or a letter after them makes them units. */
export const ambiguous: ReadonlySet<string> = new Set([
  "KEY",
  "LOT",
  "PIER",
  "SLIP",
  "SPC",
  "STOP",
  "TRLR",
  "PMB",
  "DOCK",
  "DOOR",
  "GATE",
  "TOWER",
  "WING",
]);

/** Designators that are hardly ever anything else, whatever stands before and after them. */
export const sure: ReadonlySet<string> = new Set(["APT", "STE", "BSMT", "LBBY", "PH"]);

/** Floors in words. */
export const floors: ReadonlyMap<string, string> = new Map(
  "FIRST SECOND THIRD FOURTH FIFTH SIXTH SEVENTH EIGHTH NINTH TENTH ELEVENTH TWELFTH"
    .split(" ")
    .map((word, at) => [word, String(at + 1)]),
);
