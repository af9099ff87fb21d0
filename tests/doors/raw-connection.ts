import { connect, type Socket } from "node:net";

export interface RawAnswer {
  status: number;
  /** Lower-case names. */
  headers: Map<string, string>;
  body: string;
}

/** Takes one whole answer off the front of what came; null while it is not whole. */
function takeAnswer(bytes: Buffer, head: boolean): { answer: RawAnswer; rest: Buffer } | null {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const [line = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const headers = new Map(
    lines.map((one) => {
      const colon = one.indexOf(":");
      return [one.slice(0, colon).toLowerCase(), one.slice(colon + 1).trim()];
    }),
  );
  const length = head ? 0 : Number(headers.get("content-length") ?? 0);
  const start = end + 4;
  if (bytes.length < start + length) return null;
  const body = bytes.subarray(start, start + length).toString("utf8");
  const status = Number(line.split(" ")[1]);
  return { answer: { status, headers, body }, rest: bytes.subarray(start + length) };
}

/** One TCP connection to the station, with every byte under the test's control. */
export class RawConnection implements Disposable {
  readonly #socket: Socket;
  #bytes: Buffer = Buffer.alloc(0);
  #ended = false;
  #wake = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", (chunk) => {
      this.#bytes = Buffer.concat([this.#bytes, chunk]);
      this.#wake();
    });
    const end = () => {
      this.#ended = true;
      this.#wake();
    };
    socket.on("close", end);
    socket.on("end", end);
    socket.on("error", end);
  }

  static open(port: number, host = "127.0.0.1"): Promise<RawConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, host, () => resolve(new RawConnection(socket)));
      socket.once("error", reject);
    });
  }

  /** Resolves when the bytes are handed to the system. */
  send(bytes: string | Uint8Array): Promise<void> {
    return new Promise((resolve) => {
      this.#socket.write(bytes, () => resolve());
    });
  }

  async #more(): Promise<void> {
    await new Promise<void>((resolve) => (this.#wake = resolve));
  }

  /** The next answer; `head` when the request was a HEAD. Null when the station hung up instead. */
  async answer(head = false): Promise<RawAnswer | null> {
    for (;;) {
      const taken = takeAnswer(this.#bytes, head);
      if (taken) {
        this.#bytes = taken.rest;
        return taken.answer;
      }
      if (this.#ended) return null;
      await this.#more();
    }
  }

  /** Resolves when the station has closed the connection. */
  async closed(): Promise<void> {
    while (!this.#ended) await this.#more();
  }

  [Symbol.dispose](): void {
    this.#socket.destroy();
  }
}

/** A request as text. Header values are written as given; Content-Length is the body's unless a header says otherwise. */
export function requestText(
  line: string,
  headers: readonly (readonly [string, string])[],
  body?: string,
): string {
  const own = headers.some(([name]) => /^(content-length|transfer-encoding)$/i.test(name));
  const length =
    body === undefined || own ? [] : [["content-length", `${Buffer.byteLength(body)}`]];
  const lines = [...headers, ...length].map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line}\r\n${lines.join("")}\r\n${body ?? ""}`;
}
