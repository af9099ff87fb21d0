const months =
  "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|set|dic|january|february|march|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
const written = new RegExp(
  `^(?:\\d{1,2}[-/. ](?:${months})(?:[-/. ]\\d{2,4})?|(?:${months})[-/. ]\\d{1,4})$`,
  "i",
);

/** True for what a spreadsheet makes of "10-8" or "3/4": "10-Aug", "2026-03-04", "3/4/2026". */
export function isDate(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}(?:[T ].*)?$/.test(text) ||
    /^\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})$/.test(text) ||
    written.test(text)
  );
}

/** True for the number of a day as spreadsheets keep it, from 2000 to 2050. */
export function isDayNumber(value: number): boolean {
  return Number.isInteger(value) && value >= 36_526 && value <= 55_153;
}
