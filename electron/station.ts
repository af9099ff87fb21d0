import PQueue from "p-queue";
import { desk as deskRows } from "#shared/contract/desk/index.ts";
import { api } from "#shared/contract/index.ts";
import { openAnnouncer } from "./announcer.ts";
import { verbCaller } from "./call-verb.ts";
import { systemClock } from "./clock.ts";
import { Closers } from "./closers.ts";
import { composeParts } from "./compose-parts.ts";
import type { StationConfig } from "./config.ts";
import { openIpcDoor } from "./doors/ipc.ts";
import { openApiText } from "./doors/openapi-text.ts";
import { openRequestLog } from "./doors/request-log.ts";
import { openEngines } from "./engines.ts";
import { holdFolder } from "./hold-folder.ts";
import { idMaker } from "./ids.ts";
import { openOrderFileReader } from "./imports/open-order-file-reader.ts";
import { listenForCarrier } from "./listen-for-carrier.ts";
import { openLog } from "./log.ts";
import { openWayOut } from "./network/open-way-out.ts";
import { openExchange } from "./open-exchange.ts";
import { openFolderSecrets } from "./open-folder-secrets.ts";
import { filesOf, openStorage } from "./open-parts.ts";
import { openWorkers, type Workers } from "./open-workers.ts";
import { openPoster } from "./outbox/post.ts";
import { openOutbox } from "./outbox/worker.ts";
import { fraction, randomSource } from "./random.ts";
import { serveApi } from "./serve-api.ts";
import { storedAccountKeys } from "./service/account/stored-key.ts";
import type { Parts } from "./service/context.ts";
import { examine } from "./service/examine.ts";
import { wayReader, wayUnder } from "./service/network/stored-way.ts";
import type { OpenOptions, Station, StationParts } from "./station-interface.ts";
import { watchOthers } from "./watch-others.ts";
import { watchStorage } from "./watch-storage.ts";

export type { OpenOptions, Station, StationParts } from "./station-interface.ts";

/** Carrier calls at once. */
const carrierCalls = 8;

/** The composition root: builds the whole station, starts its timers and serves its API. Imports no electron. */
export async function openStation(
  config: StationConfig,
  given: StationParts = {},
  options: OpenOptions = {},
): Promise<Station> {
  const closers = new Closers();
  try {
    return await openInto(closers, config, given, options);
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

async function openInto(
  closers: Closers,
  config: StationConfig,
  given: StationParts,
  options: OpenOptions,
): Promise<Station> {
  const clock = given.clock ?? systemClock;
  const randomBytes = given.randomBytes ?? randomSource();
  const { folder } = config;
  const lock = await holdFolder(config, options.lockPatienceMs ?? 0);
  closers.add(() => lock.release());
  const log = given.log ?? closers.keep(openLog(filesOf(folder).logs));
  const storage = closers.keep(
    openStorage(
      config,
      {
        // The real clock even in tests: waiting for another process's lock is not the station's time.
        wait: (ms) => systemClock.wait(ms),
        report: (error) => log.warn({ err: error }, "the database's log could not be shortened"),
      },
      given.keepFiles,
    ),
  );
  const { store } = storage;
  const keeper = given.keeper ?? null;
  const secrets = await openFolderSecrets(storage, { folder, keeper, randomBytes, log });
  const accountKeys = given.accountKeys ?? storedAccountKeys({ store, secrets });
  const { dispatcher } = closers.keep(openWayOut(wayUnder(config, wayReader({ store, secrets }))));
  const engines = closers.keep(openEngines(config, { ...given, clock, accountKeys, dispatcher }));
  const queue = new PQueue({ concurrency: carrierCalls });
  const served: { address: Station["address"]; problem: string | null } = {
    address: null,
    problem: null,
  };
  const newId = idMaker(clock, randomBytes);
  const news = openAnnouncer(log);
  const { announce } = news;
  const exchange = closers.keep(
    openExchange(config, {
      clock,
      randomBytes,
      log,
      store,
      changed: () => announce({ kind: "wallet.changed" }),
      dispatcher,
      given: given.exchange,
    }),
  );
  const watched = closers.keep(
    watchStorage(storage, config, { clock: systemClock, log, announce }),
  );
  const outbox = closers.keep(
    openOutbox({
      store,
      secrets,
      clock,
      random: () => fraction(randomBytes),
      announce,
      log,
      // The real clock even in tests: how long a network takes is not the station's time.
      post: given.post ?? openPoster({ clock: systemClock }),
      ownPort: () => served.address?.port ?? null,
      lanWebhooks: () => config.lanWebhooks,
    }),
  );
  // The real clock even in tests: how often a window is told is not the station's time.
  const requests = closers.keep(
    openRequestLog(systemClock, () => announce({ kind: "requests.changed" })),
  );
  const orderFiles = closers.keep(openOrderFileReader());
  const openApi = openApiText(api, config.version, () => parts.baseUrl());
  const machine = given.machine ?? null;
  const parts: Parts = composeParts(config, {
    storage,
    watched,
    engines,
    exchange,
    secrets,
    clock,
    newId,
    randomBytes,
    announce,
    log,
    requests,
    openApi,
    orderFiles,
    machine,
    queue,
    api: () => served,
    wakeOutbox: () => outbox.wake(),
    workers: () => workers,
  });
  const workers: Workers = openWorkers(parts, {
    closers,
    news,
    dispatcher,
    version: config.version,
    installer: given.installer ?? null,
  });

  const call = verbCaller(parts);
  const examineInput = (name: string, body: unknown) => examine(parts, name, body);
  const newRequestId = () => newId("req");
  const contract = { ...api, ...deskRows };
  const door = openIpcDoor({ contract, call, log, examine: examineInput }, newRequestId);
  if (options.api !== "off") {
    try {
      const programs = await serveApi(config, parts, {
        desk: { contract: api, call, log, examine: examineInput },
        newRequestId,
        noteRequest: requests.note,
        openApi,
      });
      closers.keep(programs);
      served.address = programs.address;
    } catch (error) {
      if (options.api !== "optional") throw error;
      served.problem = error instanceof Error ? error.message : String(error);
      log.error({ err: error }, "the API is not served");
    }
  }
  if (config.easypostEvents && config.mode === "live") {
    const events = closers.keep(await listenForCarrier(config.easypostEvents, parts));
    log.info({ port: events.port }, "the carrier account's events are taken");
  }
  closers.add(watchOthers(store, announce, log));
  const { version, mode, policyFile } = config;
  log.info({ version, mode, policyFile, url: parts.baseUrl() }, "the station is open");
  // Unfinished purchases of an earlier life are settled now, beside whatever comes in.
  void workers.settler.run();
  void workers.batches.start();
  outbox.wake();
  return {
    config,
    parts,
    address: served.address,
    invoke: door,
    onAnnouncement: news.listen,
    async processAll() {
      await queue.onIdle();
      await store.idle();
      await workers.settler.run();
      await workers.batches.idle();
      await workers.poller.run();
      await workers.deposits.idle();
      await workers.printing.idle();
      await workers.backups.run();
      await workers.updateTimer.run();
      await store.idle();
      outbox.wake();
      await outbox.idle();
    },
    close: () => closers.closeAll(),
  };
}
