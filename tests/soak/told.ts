/** Something that a customer was told. From then on it has to be so, whatever happens. */
export type Told =
  | { what: "order"; orderId: string; items: number }
  | { what: "label"; orderId: string; orderItemId: string; trackingCode: string; to: string }
  | { what: "voided"; orderId: string; orderItemId: string }
  /** "The void was noted and is finished by itself." Only once everything is settled. */
  | { what: "void noted"; orderId: string; orderItemId: string }
  | { what: "deposit"; transactionId: string }
  | { what: "batch"; id: string; rows: number }
  | { what: "webhook"; id: string; gone: boolean }
  /** The answer to a request with an Idempotency-Key, at this time of the station's clock. */
  | {
      what: "answer";
      key: string;
      name: string;
      input: Record<string, unknown>;
      digest: string;
      at: number;
    };
