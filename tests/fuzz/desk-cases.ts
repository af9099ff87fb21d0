/** Failures of the desk that need more than a request to come about, and the test that brings each about by name. */
export const deskCases: Readonly<Record<string, string>> = {
  BATCH_BUSY: "tests/service/batches/queue.test.ts",
  BATCH_LOADING: "tests/service/batches/files.test.ts",
  PRICE_CHANGED: "tests/service/batches/queue.test.ts",
  NOT_ON_THIS_MACHINE: "tests/service/machine.test.ts",
  ALREADY_PRINTED: "tests/printing/jobs.test.ts",
  PRINT_JOB_RUNNING: "tests/printing/jobs.test.ts",
};
