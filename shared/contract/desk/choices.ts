/** What a person can choose between on this computer. Without schemas: the first window needs these words before anything else is read. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/** Play money and simulated carriers, or real money and a carrier account. A station works in one of them. */
export const modes = ["sandbox", "live"] as const;
export type Mode = (typeof modes)[number];
