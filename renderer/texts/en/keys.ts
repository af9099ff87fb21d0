export const keys = {
  title: "Keys and API",
} as const;
