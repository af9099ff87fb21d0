import type { Socket } from "node:net";
import { etx } from "./host-status.ts";

/** How long an answer to the status question is waited for; print servers that only listen never give one. */
const patienceMs = 400;

/** Asks a printer `~HS` (host status). One that does not answer the first time is not asked again. */
export function openPrinterStatus(socket: Socket): { ask(): Promise<string> } {
  let heard = "";
  let isMute = false;
  let notice = () => {};
  // Whatever it says is read, asked for or not, so that its buffer never fills.
  socket.on("data", (bytes: Buffer) => {
    heard = `${heard}${bytes.toString("latin1")}`.slice(-1000);
    notice();
  });
  return {
    async ask() {
      if (isMute) return "";
      heard = "";
      await new Promise<void>((resolve) => {
        const finish = () => {
          clearTimeout(timer);
          socket.off("close", finish);
          notice = () => {};
          resolve();
        };
        // Where this process was the one that was late, the answer lies there already and is read first.
        const timer = setTimeout(() => setImmediate(finish), patienceMs);
        notice = () => {
          if (heard.split(etx).length > 3) finish();
        };
        socket.once("close", finish);
        socket.write("~HS");
      });
      isMute = heard === "";
      return heard;
    },
  };
}
