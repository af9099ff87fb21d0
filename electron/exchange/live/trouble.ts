/** Why an exchange gave no price, as the end of a sentence that begins with its name. */
export class TickerTrouble extends Error {}
