import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface HttpAnswer {
  status: number;
  text: string;
}

const headEnd = Buffer.from("\r\n\r\n");

/**
 * One HTTP/1.1 connection that is kept open, one request after the other. It does nothing that the server's figure would suffer from:
 * a full client takes more of the core than a bare server does. Answers must say their length.
 */
export class Connection {
  readonly #port: number;
  #socket: Socket | null = null;
  #got: Buffer = Buffer.alloc(0);
  #waiting: { resolve(answer: HttpAnswer): void; reject(error: Error): void } | null = null;

  constructor(url: string) {
    this.#port = Number(new URL(url).port);
  }

  /** Headers come as `name: value\r\n` lines. */
  async ask(method: string, path: string, headers: string, body = ""): Promise<HttpAnswer> {
    const socket = this.#socket?.writable ? this.#socket : await this.#open();
    const length = body === "" ? "" : `content-length: ${Buffer.byteLength(body)}\r\n`;
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${this.#port}\r\n${headers}${length}\r\n${body}`,
      );
    });
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = null;
  }

  async #open(): Promise<Socket> {
    const socket = connect({ port: this.#port, host: "127.0.0.1", noDelay: true });
    await once(socket, "connect");
    this.#socket = socket;
    socket.on("data", (bytes: Buffer) => this.#take(bytes));
    socket.on("error", (error) => this.#end(socket, error));
    socket.on("close", () => this.#end(socket, new Error("the server closed the connection")));
    return socket;
  }

  #end(socket: Socket, error: Error): void {
    if (this.#socket !== socket) return;
    // A server may close what lay still for a while; the next request opens another.
    this.#socket = null;
    this.#got = Buffer.alloc(0);
    this.#waiting?.reject(error);
    this.#waiting = null;
  }

  #take(bytes: Buffer): void {
    this.#got = this.#got.length === 0 ? bytes : Buffer.concat([this.#got, bytes]);
    const end = this.#got.indexOf(headEnd);
    if (end < 0) return;
    const head = this.#got.toString("latin1", 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) {
      this.#waiting?.reject(new Error(`an answer without its length: ${head}`));
      return;
    }
    const whole = end + headEnd.length + Number(length);
    if (this.#got.length < whole) return;
    const text = this.#got.toString("utf8", end + headEnd.length, whole);
    this.#got = this.#got.subarray(whole);
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve({ status: Number(head.slice(9, 12)), text });
  }
}

/** Keeps a request under way on each connection for `ms`; answers how many ended in a second. */
export async function perSecond(
  ms: number,
  connections: readonly Connection[],
  ask: (connection: Connection) => Promise<unknown>,
): Promise<number> {
  const start = performance.now();
  let done = 0;
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() - start < ms) {
        await ask(connection);
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - start);
}
