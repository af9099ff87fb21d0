import type { Generated } from "kysely";
export interface ApiKeyTable {
  id: string;
  name: string;
  api_key: string;
  /** SHA-256 of the secret, hex. The secret is 256 random bits, so a slow hash would add nothing. */
  secret_hash: string;
  /** The first key of a line of successors; its own id where there is none. */
  root_id: string;
  /** JSON array of scopes. */
  scopes: string;
  daily_limit_cents: number | null;
  created_at: number;
  last_used_at: number | null;
  /** Set by rotation: the old key works until then. */
  expires_at: number | null;
  revoked_at: number | null;
  /** See seal.ts. */
  seal: Generated<string | null>;
}
