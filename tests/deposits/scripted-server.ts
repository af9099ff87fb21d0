import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export type Script = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A server on this machine that does what a test says. */
export class ScriptedServer implements AsyncDisposable {
  script: Script;
  readonly asked: string[] = [];
  #port = 0;
  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      this.asked.push(request.url ?? "");
      this.script(request, response, Buffer.concat(chunks).toString("utf8"));
    });
  });

  private constructor(script: Script) {
    this.script = script;
  }

  static async open(script: Script): Promise<ScriptedServer> {
    const server = new ScriptedServer(script);
    server.#server.listen(0, "127.0.0.1");
    await once(server.#server, "listening");
    const address = server.#server.address();
    server.#port = typeof address === "object" && address ? address.port : 0;
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }
}
