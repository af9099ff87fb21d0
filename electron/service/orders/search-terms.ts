/** The lower-case words that an order is found by, from their beginning. */
export function searchTerms(order: {
  orderId: string;
  trackingId: string;
  externalReference: string | null;
  email: string | null;
  recipients: readonly { name: string; company?: string | undefined; zip: string; city: string }[];
}): string[] {
  const words = [
    order.orderId,
    order.trackingId,
    order.externalReference,
    order.email,
    ...order.recipients.flatMap(({ name, company, zip, city }) => [
      name,
      ...name.split(/\s+/).slice(1),
      company,
      zip,
      city,
    ]),
  ];
  return [...new Set(words.filter((word) => !!word).map((word) => String(word).toLowerCase()))];
}
