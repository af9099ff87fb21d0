import { mkdirSync } from "node:fs";
import { userInfo } from "node:os";
import PQueue from "p-queue";
import { desk as deskRows } from "#shared/contract/desk/index.ts";
import { api } from "#shared/contract/index.ts";
import type { Reply } from "#shared/contract/reply.ts";
import { openBackups } from "./backups/open-backups.ts";
import type { AccountKeys } from "./carriers/account.ts";
import type { CarrierGateway } from "./carriers/carrier.ts";
import { systemClock } from "./clock.ts";
import type { StationConfig } from "./config.ts";
import { openIpcDoor } from "./doors/ipc.ts";
import { openApiText } from "./doors/openapi.ts";
import { openRequestLog } from "./doors/request-log.ts";
import { composeDiagnostics } from "./diagnostics/compose.ts";
import type { Exchange } from "./exchange/exchange.ts";
import { openEngines } from "./engines.ts";
import { idMaker } from "./ids.ts";
import { openOrderFileReader } from "./imports/open-order-file-reader.ts";
import { openLog } from "./log.ts";
import { openExchange } from "./open-exchange.ts";
import { WayOut } from "./network/way-out.ts";
import { filesOf, openStorage } from "./open-parts.ts";
import { previewDelivery } from "./outbox/delivery-request.ts";
import { openPoster } from "./outbox/post.ts";
import type { Poster } from "./outbox/parts.ts";
import { openOutbox } from "./outbox/worker.ts";
import type { Announcement, Clock, LabelPrinter, Log, Machine, Parts } from "./service/context.ts";
import { openBatches } from "./service/batches/open-batches.ts";
import { batchNews } from "./service/batches/work.ts";
import { examine } from "./service/examine.ts";
import { openBackupTimer } from "./service/backups/timer.ts";
import { openPrintQueue } from "./service/printing/queue.ts";
import { openPoller } from "./service/parcels/poller.ts";
import { patientCarriers } from "./service/patient-carriers.ts";
import { openKeeper } from "./service/retention/keeper.ts";
import { storedAccountKeys } from "./service/account/stored-key.ts";
import { wayReader } from "./service/network/stored-way.ts";
import { openSettler } from "./service/settler.ts";
import { randomSource } from "./random.ts";
import { openFolderSecrets } from "./open-folder-secrets.ts";
import type { KeyKeeper } from "./secrets/secrets.ts";
import { serveApi } from "./serve-api.ts";
import { listenForCarrier } from "./listen-for-carrier.ts";
import { verbCaller } from "./call-verb.ts";
import { watchStorage } from "./watch-storage.ts";
import { watchChains } from "./watch-chains.ts";
import { watchOthers } from "./watch-others.ts";
import { takeInstanceLock } from "./store/instance-lock.ts";
import { finishSwap } from "./swap-folder.ts";

/** What tests, later live mode, put in the place of the station's own. */
export interface StationParts {
  clock?: Clock;
  randomBytes?: (length: number) => Uint8Array;
  carriers?: (own: () => CarrierGateway) => CarrierGateway;
  /** Where the live station's account key comes from; absent: from its settings. */
  accountKeys?: AccountKeys;
  exchange?: Exchange;
  labels?: LabelPrinter;
  /** The way to webhook receivers. */
  post?: Poster;
  log?: Log;
  machine?: Machine;
  /** The account's keychain, which keeps the key of the secrets. */
  keeper?: KeyKeeper | null;
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

/** Carrier calls at once. */
const carrierCalls = 8;

/** How long carrier calls under way may take when the station stops; what is cut short is settled at the next start. */
const closePatienceMs = 10_000;

/** The composition root: builds the whole station, starts its timers and serves its API. Imports no electron. */
export async function openStation(
  config: StationConfig,
  given: StationParts = {},
  options: OpenOptions = {},
): Promise<Station> {
  const clock = given.clock ?? systemClock;
  const randomBytes = given.randomBytes ?? randomSource();
  const closers: (() => void | Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  try {
    const files = filesOf(config.folder);
    // Before the database is opened: a newer version must not migrate it under a running older one.
    const lock = await holdFolder(config, files.lock, options.lockPatienceMs ?? 0);
    closers.push(() => lock.release());
    const ownLog = given.log ? null : openLog(files.logs);
    if (ownLog) closers.push(() => ownLog.close());
    const log = given.log ?? ownLog;
    if (!log) throw new Error("no log");
    const storage = openStorage(config, {
      // The real clock even in tests: waiting for another process's lock is not the station's time.
      wait: (ms) => systemClock.wait(ms),
      report: (error) => log.warn({ err: error }, "the database's log could not be shortened"),
    });
    closers.push(() => storage.close());
    const { folder } = config;
    const keeper = given.keeper ?? null;
    const secrets = await openFolderSecrets(storage, { folder, keeper, randomBytes, log });
    const accountKeys = given.accountKeys ?? storedAccountKeys({ store: storage.store, secrets });
    const dispatcher = new WayOut(wayReader({ store: storage.store, secrets }));
    closers.push(() => dispatcher.close());
    const engines = openEngines(config, { ...given, clock, accountKeys, dispatcher });
    closers.push(() => engines.close());
    const listeners = new Set<(news: Announcement) => void>();
    const queue = new PQueue({ concurrency: carrierCalls });
    const startedAt = new Date(clock.now()).toISOString();
    let address: Station["address"] = null;
    let apiProblem: string | null = null;
    const newId = idMaker(clock, randomBytes);
    const announce = (news: Announcement) => {
      for (const listener of listeners)
        try {
          listener(news);
        } catch (error) {
          // News is for show: whoever fails to take it must not stop what it tells of.
          log.error({ err: error, news: news.kind }, "a listener failed");
        }
    };
    const { store } = storage;
    const changed = () => announce({ kind: "wallet.changed" });
    const exchange = openExchange(config, {
      clock,
      randomBytes,
      log,
      store,
      changed,
      dispatcher,
    });
    closers.push(() => exchange.close());
    const watched = watchStorage(storage, config, { clock: systemClock, log, announce });
    closers.push(() => watched.close());
    const outbox = openOutbox({
      store: storage.store,
      secrets,
      clock,
      random: () => Buffer.from(randomBytes(6)).readUIntBE(0, 6) / 2 ** 48,
      announce,
      log,
      // The real clock even in tests: how long a network takes is not the station's time.
      post: given.post ?? openPoster({ clock: systemClock }),
      ownPort: () => address?.port ?? null,
      lanWebhooks: () => config.lanWebhooks,
    });
    closers.push(() => outbox.close());
    // The real clock even in tests: how often a window is told is not the station's time.
    const requests = openRequestLog(systemClock, () => announce({ kind: "requests.changed" }));
    closers.push(() => requests.close());
    const orderFiles = openOrderFileReader();
    closers.push(() => orderFiles.close());
    const openApi = openApiText(api, config.version, () => parts.baseUrl());
    const parts: Parts = {
      mode: config.mode,
      store: storage.store,
      vault: storage.vault,
      addresses: engines.addresses,
      carriers: patientCarriers(engines.carriers, clock),
      rateCards: engines.rateCards,
      exchange: given.exchange ?? exchange,
      labels: engines.labels,
      clock,
      newId,
      secrets,
      randomBytes,
      announce,
      log,
      baseUrl: () => address?.url ?? `http://127.0.0.1:${config.port}`,
      about: () => ({
        version: config.version,
        mode: config.mode,
        apiUrl: address ? `${address.url}/api/v1` : null,
        apiProblem,
        dataFolder: config.folder,
        startedAt,
        storageProblem: storage.store.refusal,
        lostLabels: watched.lost().map(({ trackingCode, file, soldAtMs }) => ({
          trackingCode,
          file,
          soldAt: soldAtMs === null ? null : new Date(soldAtMs).toISOString(),
        })),
      }),
      wakeOutbox: () => outbox.wake(),
      wakePrinting: () => printing.wake(),
      account: userInfo().username,
      previewDelivery: (id) => previewDelivery({ store: storage.store, clock, secrets }, id),
      localApi: { ...requests, reference: openApi },
      machine: given.machine ?? null,
      chosenPaths: new Set(),
      backups: openBackups(config, secrets),
      backupTimer: {
        nextAt: () => backups.nextAt(),
        running: () => backups.running(),
        makeNow: (by) => backups.makeNow(by),
      },
      dataFolder: config.dataFolder,
      keyFile: files.keys,
      diagnose: () =>
        composeDiagnostics(config, {
          startedAt,
          storageProblem: storage.store.refusal !== null,
          requests: requests.requests(),
        }),
      wakeSettler: () => settler.wake(),
      carrierQueue: (job) => queue.add(job),
      busyAttempts: new Set(),
      busyVoids: new Set(),
      buyingOrders: new Set(),
      batchWork: {
        wakeChecker: () => batches.wakeChecker(),
        wakeBuyer: () => batches.wakeBuyer(),
        changed: batchNews({ announce, clock }),
        halts: new Map(),
        busyRows: new Set(),
        loading: new Set(),
      },
      get deposits() {
        return deposits;
      },
      orderFiles,
      lanWebhooks: config.lanWebhooks,
    };
    // Closed after the door and the settler, before the outbox: what is under way gets its time to be settled.
    closers.push(() => allSettled(parts));
    const settler = openSettler(parts);
    closers.push(() => settler.close());
    const batches = openBatches(parts);
    listeners.add((news) => batches.hear(news));
    closers.push(() => batches.close());
    const poller = openPoller(parts);
    closers.push(() => poller.close());
    const retention = openKeeper(parts);
    closers.push(() => retention.close());

    const backups = openBackupTimer(parts);
    listeners.add(({ kind }) => void (kind === "settings.changed" && backups.wake()));
    closers.push(() => backups.close());
    // The real clock even in tests: how long a printer takes is not the station's time.
    const printing = openPrintQueue(parts, systemClock);
    closers.push(() => printing.close());

    const deposits = watchChains(parts, dispatcher);
    closers.push(() => deposits.close());

    const call = verbCaller(parts);
    const contract = { ...api, ...deskRows };
    const examineInput = (name: string, body: unknown) => examine(parts, name, body);
    const newRequestId = () => newId("req");
    const door = openIpcDoor({ contract, call, log, examine: examineInput }, newRequestId);
    if (options.api !== "off") {
      try {
        const served = await serveApi(config, parts, {
          desk: { contract: api, call, log, examine: examineInput },
          newRequestId,
          noteRequest: requests.note,
          openApi,
        });
        closers.push(() => served.close());
        address = served.address;
      } catch (error) {
        if (options.api !== "optional") throw error;
        apiProblem = error instanceof Error ? error.message : String(error);
        log.error({ err: error }, "the API is not served");
      }
    }
    if (config.easypostEvents && config.mode === "live") {
      const events = await listenForCarrier(config.easypostEvents, parts);
      closers.push(() => events.close());
      log.info({ port: events.port }, "the carrier account's events are taken");
    }
    closers.push(watchOthers(storage.store, announce, log));
    log.info(
      { version: config.version, mode: config.mode, url: parts.baseUrl() },
      "the station is open",
    );
    // Unfinished purchases of an earlier life are settled now, beside whatever comes in.
    void settler.run();
    void batches.start();
    outbox.wake();
    return {
      config,
      parts,
      address,
      invoke: door,
      onAnnouncement(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      async processAll() {
        await queue.onIdle();
        await storage.store.idle();
        await settler.run();
        await batches.idle();
        await poller.run();
        await deposits.idle();
        await printing.idle();
        await backups.run();
        await storage.store.idle();
        outbox.wake();
        await outbox.idle();
      },
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Resolves when no purchase is under way any more, or when they have had their time. */
async function allSettled(parts: Parts): Promise<void> {
  const end = systemClock.now() + closePatienceMs;
  const { busyAttempts, busyVoids, batchWork } = parts;
  const underWay = () => busyAttempts.size + busyVoids.size + batchWork.busyRows.size;
  while (underWay() > 0 && systemClock.now() < end) await systemClock.wait(10);
}

/** Takes the data folder for this station; a predecessor that is just ending is waited for. */
async function holdFolder(
  config: StationConfig,
  file: string,
  patienceMs: number,
): Promise<{ release(): void }> {
  finishSwap(config);
  mkdirSync(config.folder, { recursive: true, mode: 0o700 });
  const end = systemClock.now() + patienceMs;
  for (;;) {
    const lock = takeInstanceLock(file, config.sqliteBinding);
    if (lock) return lock;
    if (systemClock.now() >= end) break;
    await systemClock.wait(100);
  }
  throw new Error(
    `Another Shipdeck station serves the data folder ${config.dataFolder}. Use that one, or choose another folder with --data.`,
  );
}
