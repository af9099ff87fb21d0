export const wallet = {
  title: "Wallet",
} as const;
