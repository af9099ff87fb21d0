import type { AddressEngine } from "#electron/addresses/engine.ts";
import type { Deposits } from "#electron/deposits/open-deposits.ts";
import type { CarrierGateway } from "#electron/carriers/carrier.ts";
import type { RateCardShelf } from "#electron/carriers/rate-card-shelf.ts";
import type { Exchange } from "#electron/exchange/exchange.ts";
import type { Secrets } from "#electron/secrets/secrets.ts";
import type { Store, Tx } from "#electron/store/store.ts";
import type { HeaderList } from "#electron/store/webhook-attempts.ts";
import type { Vault } from "#electron/store/vault.ts";
import type { Actor } from "#shared/contract/actor.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { LoggedRequest } from "#shared/contract/desk/local-api.ts";
import type { Mode, Preferences } from "#shared/contract/desk/machine.ts";
import type { Policy } from "#shared/contract/desk/policy.ts";
import type { Answer } from "#shared/contract/operation.ts";
import type { DocumentContent, DocumentPaper, DocumentShape } from "#shared/rules/document.ts";
import type { LabelContent } from "#shared/rules/label.ts";
import type { OrderFileReader } from "#electron/imports/open-order-file-reader.ts";
import type { BackupTimer } from "./backups/timer.ts";
import type { Updates } from "./updates/open-updates.ts";
import type { BatchWork } from "./batches/work.ts";

/** Time, held by tests. Milliseconds of the Unix epoch. */
export interface Clock {
  now(): number;
  wait(ms: number): Promise<void>;
  /** Runs `fn` once after `ms`; the answer cancels it. */
  after(ms: number, fn: () => void): () => void;
}

/** News for the windows, sent after the commit that made them. */
export interface Announcement {
  kind:
    | "station.changed"
    | "orders.changed"
    | "wallet.changed"
    | "webhooks.changed"
    | "keys.changed"
    | "settings.changed"
    | "batches.changed"
    | "printing.changed"
    | "parcels.changed"
    | "manifests.changed"
    | "requests.changed"
    | "updates.changed"
    | "notice";
  id?: string;
  /** For `notice`: what to tell the person. */
  message?: string;
}

export type LabelFormat = "pdf" | "png" | "png300" | "zpl";

/** Draws labels; heavy, so it works off the main thread. */
export interface LabelPrinter {
  render(content: LabelContent, format: LabelFormat): Promise<Uint8Array>;
  /** A paper beside the label, as PDF. */
  document(content: DocumentContent, paper: DocumentPaper): Promise<Uint8Array>;
  /** How many pages that would be. */
  countPages(shape: DocumentShape, paper: DocumentPaper): number;
  rasterize(pdf: Uint8Array, dpi: 203 | 300): Promise<Uint8Array>;
  /** A page as one ZPL graphic; our own labels are drawn afresh from their content, on the printer's dots. */
  graphic(pdf: Uint8Array, content: LabelContent | null, dpi: 203 | 300): Promise<Uint8Array>;
}

export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** What only a desktop has: its own preferences, file dialogs, the file manager. Absent where there is no window. */
export interface Machine {
  preferences(): Preferences;
  setPreferences(changes: Partial<Preferences>): Preferences;
  openFolder(path: string): Promise<void>;
  showFile(path: string): void;
  /** Asks where; null when the person changed their mind. */
  saveFile(fileName: string, bytes: Uint8Array): Promise<string | null>;
  /** Asks where to write a file that is not made yet. */
  chooseSavePath(fileName: string): Promise<string | null>;
  chooseFolder(): Promise<string | null>;
  chooseBackup(): Promise<string | null>;
  /** Asks for a .json or .csv file. */
  chooseRateCard(): Promise<string | null>;
  /** Asks for a certificate file. */
  chooseAuthority(): Promise<string | null>;
  /** This program's licence, and those of what it is built on where they lie beside it. */
  readLicences(): Promise<{ own: string; others: string | null }>;
  /** Ends the program and starts it again; a backup, when one is given, is brought in between. */
  restart(backup?: { file: string; passphrase: string | null }): void;
  /** Ends the program; `act` is done once the station is closed. When it rejects, the program is started again. */
  endFor(act: () => Promise<void>): void;
  /** Keeps the mode for the next starts, ends the program and starts it again in that mode. */
  switchMode(mode: Mode): void;
}

export interface Backups {
  /**
   * Writes one file and restores it elsewhere to try it; encrypted when there is a passphrase. `bytes` are its size. Rejects with a
   * sentence when it is not whole; no file is kept then.
   */
  make(
    file: string,
    passphrase: string | null,
  ): Promise<{ labels: number; bytes: number; ms: number; encrypted: boolean }>;
  /** Why a backup cannot be restored; empty when it can, as far as that is known without its passphrase. */
  check(
    file: string,
    passphrase: string | null,
  ): Promise<{ encrypted: boolean; problems: string[] }>;
  close(): Promise<void>;
}

/** One text of a diagnostics bundle. */
export interface DiagnosticsFile {
  name: string;
  text: string;
}

/** Everything that a verb may use, the same for every request. */
export interface Parts {
  mode: "sandbox" | "live";
  store: Store;
  vault: Vault;
  addresses: AddressEngine;
  carriers: CarrierGateway;
  rateCards: RateCardShelf;
  exchange: Exchange;
  labels: LabelPrinter;
  clock: Clock;
  /** A new id such as `ord_…`: sortable by time, 80 random bits. */
  newId(prefix: string): string;
  /** Seals what must not lie plain in the data folder: webhook secrets, passphrases, a carrier account's keys. */
  secrets: Secrets;
  /** Random bytes for secrets. */
  randomBytes(length: number): Uint8Array;
  announce(news: Announcement): void;
  log: Log;
  /** The station's own address, such as `http://127.0.0.1:4810`. */
  baseUrl(): string;
  /** What the desk is told of the station itself. */
  about(): Answer<Desk["getStation"]>;
  /** Wakes the outbox after a commit that put something into it. */
  wakeOutbox(): void;
  /** What the next attempt of a waiting webhook delivery would send if it were made now; null when none is to come. */
  previewDelivery(id: string): { url: string; headers: HeaderList } | null;
  /** What the programs' door knows of itself. */
  localApi: {
    /** The last requests, newest first. */
    requests(): LoggedRequest[];
    counts(): { served: number; failed: number };
    /** The text of openapi.json. */
    reference(): Promise<string>;
  };
  /** Makes and tries backups, in a thread of their own. */
  backups: Backups;
  /** Follows the plan of backups. */
  backupTimer: Pick<BackupTimer, "nextAt" | "running" | "makeNow">;
  /** The app's data folder; each mode has its own inside. */
  dataFolder: string;
  /** Where the key of the secrets lies. */
  keyFile: string;
  /** What helps to find out what is wrong, without people and secrets. Works in a thread; may take minutes. */
  diagnose(): Promise<DiagnosticsFile[]>;
  /** The desktop's own powers; null in a station without a window. */
  machine: Machine | null;
  /** What a person picked in a dialog of the desktop: a window can name no other file or folder. */
  chosenPaths: Set<string>;
  /** Tells the print queue that there is something to print. */
  wakePrinting(): void;
  /** The account on this computer, for the print journal. */
  account: string;
  /** Tells the settling timer that an outcome has become due at another time. */
  wakeSettler(): void;
  /** Carrier calls pass through here, a few at a time. */
  carrierQueue<T>(job: () => Promise<T>): Promise<T>;
  /** Attempts that this process is working on right now: never settled twice at once. */
  busyAttempts: Set<string>;
  /** Order items whose label is being voided right now. */
  busyVoids: Set<string>;
  /** Orders whose labels are being bought right now. */
  buyingOrders: Set<string>;
  /** The work that goes on behind the batches. */
  batchWork: BatchWork;
  /** Watches the chains that money comes from. */
  deposits: Deposits;
  /** Newer versions of the program. */
  updates: Updates;
  /** Reads imported files in threads of their own. */
  orderFiles: OrderFileReader;
  /** May webhooks go to the local network? */
  lanWebhooks: boolean;
  /** What the company fixes; empty when nothing is managed. */
  policy: Policy;
  /** Where the policy lies; null when nothing is managed. */
  policyFile: string | null;
  /** The company's certificate authority (PEM); null when the policy names none. */
  policyAuthority: string | null;
}

/** The parts and who asks. */
export interface Context extends Parts {
  actor: Actor;
  /** Set when the caller sent an Idempotency-Key: call it in the main transaction with the id of what was made. */
  refer?: (tx: Tx, reference: string) => void;
}
