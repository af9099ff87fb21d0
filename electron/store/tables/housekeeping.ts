export interface MetaTable {
  key: string;
  value: string;
}

export interface CounterTable {
  name: string;
  value: number;
}

export interface IdempotencyTable {
  key_id: string;
  idempotency_key: string;
  request_hash: string;
  reference: string | null;
  status: number | null;
  body: string | null;
  created_at: number;
}
