/** What is no longer needed can be removed without reading whole tables: who still points to a quote or a shipment is found by index. */
export const retention0013 = {
  number: 13,
  name: "retention",
  sql: `
CREATE INDEX batch_row_by_quote ON batch_row (quote_id) WHERE quote_id IS NOT NULL;
CREATE INDEX batch_row_by_shipment ON batch_row (shipment_id) WHERE shipment_id IS NOT NULL;
CREATE INDEX order_item_by_shipment ON order_item (shipment_id);
`,
} as const;
