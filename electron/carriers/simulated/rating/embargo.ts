import type { Endpoint } from "./endpoint.ts";

/** Crimea with Sevastopol, Donetsk and Luhansk, by the first two digits of their Ukrainian postal codes. */
const closedCodes = /^(?:8[3-7]|9[1-9])\d{3}$/;
const closedNames = /crimea|krym|sevastopol|donetsk|donets'k|luhansk|luhans'k/i;

/**
 * Why nobody ships there at all, whatever the carrier; null where it is allowed. Executive Orders 13685 and 14065 close these parts of
 * Ukraine; countries that are closed as a whole stand in each card.
 */
export function embargo(end: Pick<Endpoint, "country" | "zip" | "state">): string | null {
  if (end.country !== "UA") return null;
  if (!closedCodes.test(end.zip.trim()) && !closedNames.test(end.state)) return null;
  return "No carrier ships to or from Crimea, Donetsk and Luhansk: they are under United States sanctions.";
}
