import type { Generated } from "kysely";
export interface SettingTable {
  key: string;
  /** JSON. */
  value: string;
  /** See seal.ts. */
  seal: Generated<string | null>;
}
