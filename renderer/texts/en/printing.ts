export const printing = {
  title: "Print",
} as const;
