import { userInfo } from "node:os";
import type PQueue from "p-queue";
import { openBackups } from "./backups/open-backups.ts";
import type { StationConfig } from "./config.ts";
import { composeDiagnostics } from "./diagnostics/compose.ts";
import type { RequestLog } from "./doors/request-log.ts";
import type { Engines } from "./engines.ts";
import { filesOf, type Storage } from "./open-parts.ts";
import type { Workers } from "./open-workers.ts";
import { previewDelivery } from "./outbox/delivery-request.ts";
import type { Station } from "./station-interface.ts";
import { batchNews } from "./service/batches/work.ts";
import type { Parts } from "./service/context.ts";
import { allowedCarriers } from "./service/policy/allowed-carriers.ts";
import { patientCarriers } from "./service/patient-carriers.ts";
import type { StorageWatch } from "./watch-storage.ts";

/** What was opened before, and what is opened after. */
interface Opened extends Pick<
  Parts,
  | "announce"
  | "clock"
  | "exchange"
  | "log"
  | "machine"
  | "newId"
  | "orderFiles"
  | "randomBytes"
  | "secrets"
> {
  storage: Storage;
  watched: StorageWatch;
  engines: Engines;
  requests: RequestLog;
  openApi: Parts["localApi"]["reference"];
  /** Carrier calls, a few at a time. */
  queue: PQueue;
  /** Where the API is served, and why it is not. */
  api: () => { address: Station["address"]; problem: string | null };
  wakeOutbox: () => void;
  /** Opened with these parts; asked for only once they are. */
  workers: () => Workers;
}

/** The station's parts, as its verbs and workers take them. */
export function composeParts(config: StationConfig, opened: Opened): Parts {
  const { announce, api, clock, engines, secrets, storage, workers } = opened;
  const { exchange, log, machine, newId, orderFiles, randomBytes, wakeOutbox } = opened;
  const { store, vault } = storage;
  const startedAt = new Date(clock.now()).toISOString();
  return {
    mode: config.mode,
    store,
    vault,
    addresses: engines.addresses,
    carriers: patientCarriers(allowedCarriers(engines.carriers, config.policy), clock),
    rateCards: engines.rateCards,
    exchange,
    labels: engines.labels,
    clock,
    newId,
    secrets,
    randomBytes,
    announce,
    log,
    baseUrl: () => api().address?.url ?? `http://127.0.0.1:${config.port}`,
    about: () => {
      const { address, problem } = api();
      return {
        version: config.version,
        mode: config.mode,
        apiUrl: address ? `${address.url}/api/v1` : null,
        apiProblem: problem,
        dataFolder: config.folder,
        startedAt,
        storageProblem: store.refusal,
        lostLabels: opened.watched.lost().map(({ trackingCode, file, soldAtMs }) => ({
          trackingCode,
          file,
          soldAt: soldAtMs === null ? null : new Date(soldAtMs).toISOString(),
        })),
      };
    },
    wakeOutbox,
    wakePrinting: () => workers().printing.wake(),
    account: userInfo().username,
    previewDelivery: (id) => previewDelivery({ store, clock, secrets }, id),
    localApi: { ...opened.requests, reference: opened.openApi },
    machine,
    chosenPaths: new Set(),
    backups: openBackups(config, secrets),
    backupTimer: {
      nextAt: () => workers().backups.nextAt(),
      running: () => workers().backups.running(),
      makeNow: (by) => workers().backups.makeNow(by),
    },
    dataFolder: config.dataFolder,
    keyFile: filesOf(config.folder).keys,
    diagnose: () =>
      composeDiagnostics(config, {
        startedAt,
        storageProblem: store.refusal !== null,
        requests: opened.requests.requests(),
      }),
    wakeSettler: () => workers().settler.wake(),
    carrierQueue: (job) => opened.queue.add(job),
    busyAttempts: new Set(),
    busyVoids: new Set(),
    buyingOrders: new Set(),
    batchWork: {
      wakeChecker: () => workers().batches.wakeChecker(),
      wakeBuyer: () => workers().batches.wakeBuyer(),
      changed: batchNews({ announce, clock }),
      halts: new Map(),
      busyRows: new Set(),
      loading: new Set(),
    },
    get deposits() {
      return workers().deposits;
    },
    get updates() {
      return workers().updates;
    },
    orderFiles,
    lanWebhooks: config.lanWebhooks,
    policy: config.policy,
    policyFile: config.policyFile,
    policyAuthority: config.policyAuthority,
  };
}
