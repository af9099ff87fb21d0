export const tracking = {
  title: "Tracking",
} as const;
