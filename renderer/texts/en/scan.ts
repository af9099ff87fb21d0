export const scan = {
  title: "Scan",
} as const;
