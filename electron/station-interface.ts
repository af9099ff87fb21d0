import type { FileKeeper } from "./store/file-keeper.ts";
import type { Reply } from "#shared/contract/reply.ts";
import type { AccountKeys } from "./carriers/account.ts";
import type { CarrierGateway } from "./carriers/carrier.ts";
import type { StationConfig } from "./config.ts";
import type { Exchange } from "./exchange/exchange.ts";
import type { Poster } from "./outbox/parts.ts";
import type { KeyKeeper } from "./secrets/secrets.ts";
import type { Installer } from "./updates/installer.ts";
import type { Announcement, Clock, LabelPrinter, Log, Machine, Parts } from "./service/context.ts";

/** What tests and the desktop put in the place of the station's own. */
export interface StationParts {
  clock?: Clock;
  randomBytes?: (length: number) => Uint8Array;
  carriers?: (own: () => CarrierGateway) => CarrierGateway;
  /** Where the live station's account key comes from; absent: from its settings. */
  accountKeys?: AccountKeys;
  exchange?: Exchange;
  labels?: LabelPrinter;
  /** Who puts label files on the disk; a thread when absent. */
  keepFiles?: (vault: string) => FileKeeper;
  /** The way to webhook receivers. */
  post?: Poster;
  log?: Log;
  machine?: Machine;
  /** The account's keychain, which keeps the key of the secrets. */
  keeper?: KeyKeeper | null;
  /** Puts a newer version in the program's place. */
  installer?: Installer;
}

export interface OpenOptions {
  /** `required`: a taken port is an error. `optional`: the station opens without its API and says why. `off`: no API. */
  api?: "required" | "optional" | "off";
  /** How long a station that is just ending is waited for, in ms of the real clock; 0 when absent. */
  lockPatienceMs?: number;
}

export interface Station {
  readonly config: StationConfig;
  readonly parts: Parts;
  /** Where the API is served; null when it is not. */
  readonly address: { url: string; port: number } | null;
  /** The window's door: every `api` and `desk` row. */
  invoke(name: string, raw: unknown): Promise<Reply>;
  onAnnouncement(listener: (news: Announcement) => void): () => void;
  /** Settles and delivers everything that is due now; tests use it instead of sleeping. */
  processAll(): Promise<void>;
  close(): Promise<void>;
}
