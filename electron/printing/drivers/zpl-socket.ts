import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { type PrintDriver, type PrintSession, PrintTrouble } from "./driver.ts";
import { troubleOf } from "./host-status.ts";
import { openPrinterStatus } from "./printer-status.ts";

const connectPatienceMs = 5_000;
/** A printer that takes no byte for this long is gone, jammed or out of paper. */
const writePatienceMs = 30_000;
/** How long a print server is waited for that does not close its side when we close ours. */
const closePatienceMs = 2_000;

/** Runs `late` when `work` has not ended after so many milliseconds; what `late` throws is the outcome. */
async function within(ms: number, work: Promise<unknown>, late: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const alarm = new Promise<void>((resolve, reject) => {
    timer = setTimeout(() => {
      try {
        resolve(late());
      } catch (error) {
        reject(error);
      }
    }, ms);
  });
  try {
    await Promise.race([work, alarm]);
  } finally {
    clearTimeout(timer);
  }
}

async function open(host: string, port: number): Promise<Socket> {
  const socket = connect({ host, port });
  const gone = (why: string) =>
    new PrintTrouble("PRINTER_GONE", `The printer at ${host}:${port} does not answer: ${why}`);
  try {
    await within(connectPatienceMs, once(socket, "connect"), () => {
      throw gone("no connection within 5 seconds");
    });
    return socket;
  } catch (error) {
    // Its own end of a connection that was never made tells nobody anything.
    socket.on("error", () => {}).destroy();
    throw error instanceof PrintTrouble ? error : gone(String(error));
  }
}

function openSession(socket: Socket, name: string): PrintSession {
  const status = openPrinterStatus(socket);
  let failure: string | null = null;
  const lost = (why: string) =>
    new PrintTrouble(
      "PRINTER_GONE",
      `The printer at ${name} was lost: ${why}. Look at the paper, and resume after the last good label.`,
    );
  socket.on("error", (error) => (failure = error.message));
  const closed = once(socket, "close").then(
    () => undefined,
    () => undefined,
  );

  async function assertReady(): Promise<void> {
    const trouble = troubleOf(await status.ask());
    if (trouble) throw new PrintTrouble(trouble.code, `The printer at ${name} ${trouble.sentence}`);
    if (socket.destroyed || failure) throw lost(failure ?? "it closed the connection");
  }

  return {
    async send({ bytes }) {
      await assertReady();
      const written = new Promise<void>((resolve, reject) => {
        socket.write(bytes, (error) => (error ? reject(lost(error.message)) : resolve()));
      });
      await within(writePatienceMs, written, () => {
        throw lost("it took nothing for 30 seconds; look for a jam, an open head or missing paper");
      });
    },
    async finish() {
      // Our end goes out behind the last label, and theirs comes back when they have read it.
      socket.end();
      await within(closePatienceMs, closed, () => {});
      if (failure) throw lost(failure);
    },
    async close() {
      socket.destroy();
      await closed;
    },
  };
}

/** Raw ZPL to a network printer, port 9100 as a rule: one label after another over one connection. */
export function zplSocketDriver(host: string, port: number): PrintDriver {
  return {
    format: "zpl",
    piecesAtOnce: 1,
    open: async () => openSession(await open(host, port), `${host}:${port}`),
  };
}
