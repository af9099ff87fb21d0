/** What goes wrong, by the station's code. A code without a text here is shown in the station's own English sentence. */
export const problems = {
  NOT_ON_THIS_MACHINE: "This can only be done in the desktop program.",
} as const;
