/** Failures of the desk that need more than a request, or a lucky walk, to come about, and the test that brings each about by name. */
export const deskCases: Readonly<Record<string, string>> = {
  BATCH_BUSY: "tests/service/batches/queue.test.ts",
  BATCH_LOADING: "tests/service/batches/files.test.ts",
  PRICE_CHANGED: "tests/service/batches/queue.test.ts",
  NOT_ON_THIS_MACHINE: "tests/service/machine.test.ts",
  ALREADY_PRINTED: "tests/printing/jobs.test.ts",
  ADDRESS_GAP_FULL: "tests/deposits/desk.test.ts",
  CHAIN_UNAVAILABLE: "tests/deposits/desk.test.ts",
  PRINT_JOB_NOT_FOUND: "tests/printing/jobs.test.ts",
  RATE_CARD_NOT_FOUND: "tests/service/rate-cards.test.ts",
  PRINT_JOB_RUNNING: "tests/printing/jobs.test.ts",
  MANAGED: "tests/policy/enforced.test.ts",
  UPDATES_OFF: "tests/updates/updating.test.ts",
  NO_UPDATE: "tests/updates/tampered-feed.test.ts",
};

/** Operations that succeed only in live mode or beside a server, which a walk does not have, and the test that has it. */
export const besideServers: Readonly<Record<string, string>> = {
  connectCarrierAccount: "tests/easypost/connecting.test.ts",
  checkCarrierAccount: "tests/easypost/connecting.test.ts",
  removeCarrierAccount: "tests/easypost/connecting.test.ts",
  getGoingLive: "tests/easypost/going-live.test.ts",
  checkGoingLive: "tests/easypost/going-live.test.ts",
  freshDepositAddress: "tests/deposits/desk.test.ts",
  checkForUpdates: "tests/updates/updating.test.ts",
  downloadUpdate: "tests/updates/updating.test.ts",
  installUpdate: "tests/updates/updating.test.ts",
};
