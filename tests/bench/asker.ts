import { parentPort } from "node:worker_threads";

/** Run as a thread: asks its parent every few ms, as a window does, and tells each round trip in ms. */
const askEveryMs = 4;
let asked = 0;

function ask(): void {
  asked = performance.now();
  // oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage("ask");
}

parentPort?.on("message", () => {
  // oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(performance.now() - asked);
  setTimeout(ask, askEveryMs);
});
ask();
