import { createServer, type Server, type Socket } from "node:net";

export interface ZplPrinterOptions {
  /** Answers `~HS`, as a Zebra does and many print servers do not. */
  answers?: boolean;
}

/** A label printer on a free loopback port that keeps every byte it was sent. */
export class ZplPrinter implements AsyncDisposable {
  readonly labels: string[] = [];
  paperOut = false;
  headOpen = false;
  /** After so many labels the printer is gone: plug pulled, no goodbye. */
  labelsUntilGone = Number.POSITIVE_INFINITY;
  /** After so many labels it has no paper, and says so when it is asked. */
  labelsUntilEmpty = Number.POSITIVE_INFINITY;
  /** How often it was asked for its state. */
  asked = 0;
  readonly #answers: boolean;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #port = 0;

  private constructor({ answers = false }: ZplPrinterOptions) {
    this.#answers = answers;
    this.#server = createServer((socket) => this.#serve(socket));
  }

  static async open(options: ZplPrinterOptions = {}): Promise<ZplPrinter> {
    const printer = new ZplPrinter(options);
    await printer.plugIn();
    return printer;
  }

  get route() {
    return { kind: "zpl", host: "127.0.0.1", port: this.#port } as const;
  }

  /** On again, at the same address. */
  async plugIn(): Promise<void> {
    this.labelsUntilGone = Number.POSITIVE_INFINITY;
    await new Promise<void>((resolve) =>
      this.#server.listen(this.#port, "127.0.0.1", () => resolve()),
    );
    this.#port = (this.#server.address() as { port: number }).port;
  }

  pullPlug(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("close", () => this.#sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    let pending = "";
    socket.setEncoding("utf8").on("data", (text: string) => {
      pending += text;
      for (;;) {
        const status = pending.indexOf("~HS");
        const end = pending.indexOf("^XZ");
        if (status >= 0 && (end < 0 || status < end)) {
          pending = pending.slice(0, status) + pending.slice(status + 3);
          this.#tell(socket);
        } else if (end >= 0) {
          this.labels.push(`${pending.slice(0, end).trim()}^XZ`);
          pending = pending.slice(end + 3);
          if (this.labels.length === this.labelsUntilEmpty) this.paperOut = true;
          if (this.labels.length === this.labelsUntilGone) return this.pullPlug();
        } else return;
      }
    });
  }

  /** Host status: three lines between STX and ETX (ZPL II Programming Guide, ~HS). */
  #tell(socket: Socket): void {
    this.asked += 1;
    if (!this.#answers) return;
    const flag = (on: boolean) => (on ? "1" : "0");
    const lines = [
      `030,${flag(this.paperOut)},0,1245,000,0,0,0,000,0,0,0`,
      `000,0,${flag(this.headOpen)},0,0,2,4,0,00000000,1,000`,
      "1234,0",
    ];
    socket.write(lines.map((line) => `\u0002${line}\u0003\r\n`).join(""));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.pullPlug();
  }
}
