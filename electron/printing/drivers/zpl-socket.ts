import { connect, type Socket } from "node:net";
import { type PrintDriver, PrintTrouble } from "./driver.ts";
import { etx, troubleOf } from "./host-status.ts";

const connectPatienceMs = 5_000;
/** A printer that takes no byte for this long is gone, jammed or out of paper. */
const writePatienceMs = 30_000;
/** How long an answer to the status question is waited for; print servers that only listen never give one. */
const statusPatienceMs = 400;

function address(host: string, port: number): string {
  return `${host}:${port}`;
}

function open(host: string, port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    const gone = (why: string) => {
      socket.destroy();
      reject(
        new PrintTrouble(
          "PRINTER_GONE",
          `The printer at ${address(host, port)} does not answer: ${why}`,
        ),
      );
    };
    socket.setTimeout(connectPatienceMs, () => gone("no connection within 5 seconds"));
    socket.once("error", (error) => gone(error.message));
    socket.once("connect", () => {
      socket.setTimeout(0);
      socket.removeAllListeners("error");
      resolve(socket);
    });
  });
}

/** Asks `~HS` (host status) and reads the answer's three lines; "" when there is none. */
function askStatus(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const take = (bytes: Buffer) => {
      answer += bytes.toString("latin1");
      if (answer.split(etx).length > 3) finish();
    };
    const timer = setTimeout(() => finish(), statusPatienceMs);
    function finish(): void {
      clearTimeout(timer);
      socket.off("data", take);
      resolve(answer);
    }
    socket.on("data", take);
    socket.write("~HS");
  });
}

/** Raw ZPL to a network printer, port 9100 as a rule: one label after another over one connection. */
export function zplSocketDriver(host: string, port: number): PrintDriver {
  return {
    format: "zpl",
    piecesAtOnce: 1,
    async open() {
      const socket = await open(host, port);
      let broken: Error | null = null;
      socket.on("error", (error) => (broken = error));
      socket.on("close", () => (broken ??= new Error("it closed the connection")));
      const trouble = troubleOf(await askStatus(socket));
      if (trouble) {
        socket.destroy();
        throw new PrintTrouble(
          trouble.code,
          `The printer at ${address(host, port)} ${trouble.sentence}`,
        );
      }
      // Whatever it says later is read and dropped, so that its buffer never fills.
      socket.resume();
      return {
        send: ({ bytes }) =>
          new Promise<void>((resolve, reject) => {
            const fail = (why: string) =>
              reject(
                new PrintTrouble(
                  "PRINTER_GONE",
                  `The printer at ${address(host, port)} was lost: ${why}`,
                ),
              );
            const lost = () => fail(broken?.message ?? "it closed the connection");
            if (broken) return lost();
            const timer = setTimeout(() => {
              fail("it took nothing for 30 seconds; look for a jam, an open head or missing paper");
              socket.destroy();
            }, writePatienceMs);
            socket.once("close", lost);
            socket.write(bytes, (error) => {
              clearTimeout(timer);
              socket.off("close", lost);
              if (error) fail(error.message);
              else resolve();
            });
          }),
        close: () =>
          new Promise<void>((resolve) => {
            if (broken) return resolve();
            socket.once("close", () => resolve());
            socket.end();
            // A print server that keeps its half open does not keep ours.
            socket.setTimeout(2_000, () => socket.destroy());
          }),
      };
    },
  };
}
