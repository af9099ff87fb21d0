import { station0001 } from "./0001-station.ts";

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
}

/** In order; the number is the schema version (`PRAGMA user_version`) that it leads to. */
export const migrations: readonly Migration[] = [station0001];
