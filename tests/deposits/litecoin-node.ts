import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensurePackages } from "#electron/runtime/system-packages.ts";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** A real litecoind on a chain of its own (regtest), with a wallet that mines and pays. */
export class LitecoinNode implements AsyncDisposable {
  readonly url: string;
  readonly folder: string;
  #child: ChildProcess;
  readonly #args: readonly string[];

  private constructor(folder: string, port: number, args: readonly string[]) {
    this.folder = folder;
    this.url = `http://127.0.0.1:${port}`;
    this.#args = args;
    this.#child = this.#spawn();
  }

  #spawn(): ChildProcess {
    return spawn("litecoind", [...this.#args], { stdio: "ignore" });
  }

  async #stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = once(this.#child, "exit");
    this.#child.kill("SIGTERM");
    await ended;
  }

  /** Ends and starts again, as a node does when its machine does: only wallets that it was told to load are loaded. */
  async restart(between: () => Promise<void> = async () => {}): Promise<void> {
    await this.#stop();
    await between();
    this.#child = this.#spawn();
    await this.#ready();
    await this.rpc("loadwallet", "miner");
  }

  /** Options as on litecoind's command line, without the dash. */
  static async start(...options: string[]): Promise<LitecoinNode> {
    await ensurePackages("chain", console.log);
    const folder = mkdtempSync(join(tmpdir(), "shipdeck-litecoin-"));
    const port = await freePort();
    const args = [
      "regtest",
      `datadir=${folder}`,
      "server",
      "listen=0",
      `rpcport=${port}`,
      "fallbackfee=0.0001",
      "dbcache=4",
      "par=1",
      // Off unless asked for, in Litecoin Core.
      "mempoolreplacement=1",
      "printtoconsole=0",
      ...options,
    ];
    const node = new LitecoinNode(
      folder,
      port,
      args.map((arg) => `-${arg}`),
    );
    await node.#ready();
    await node.rpc("createwallet", "miner");
    return node;
  }

  get cookieFile(): string {
    return join(this.folder, "regtest", ".cookie");
  }

  /** Asks until the node answers; each failed try takes as long as the node takes to refuse it. */
  async #ready(): Promise<void> {
    for (let tries = 0; this.#child.exitCode === null; tries++) {
      try {
        await this.rpc("getblockcount");
        return;
      } catch (error) {
        if (tries > 300) throw error;
        await new Promise((next) => setTimeout(next, 50));
      }
    }
    throw new Error(`litecoind ended with ${this.#child.exitCode}`);
  }

  async rpc<T = unknown>(method: string, ...params: unknown[]): Promise<T> {
    return this.#ask<T>("/", method, params);
  }

  /** The same, of the wallet that mines and pays. */
  async miner<T = unknown>(method: string, ...params: unknown[]): Promise<T> {
    return this.#ask<T>("/wallet/miner", method, params);
  }

  async #ask<T>(path: string, method: string, params: unknown[]): Promise<T> {
    const cookie = readFileSync(this.cookieFile, "utf8");
    const response = await fetch(`${this.url}${path}`, {
      method: "POST",
      headers: { authorization: `Basic ${Buffer.from(cookie).toString("base64")}` },
      body: JSON.stringify({ jsonrpc: "1.0", id: 1, method, params }),
    });
    const answer = (await response.json()) as { result: T; error: { message: string } | null };
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result;
  }

  /** Mines so many blocks, to an address of the miner's own unless another is given; their hashes. */
  async mine(blocks: number, to?: string): Promise<string[]> {
    const address = to ?? (await this.miner<string>("getnewaddress", "", "bech32"));
    return this.miner<string[]>("generatetoaddress", blocks, address);
  }

  /** Pays several addresses in one transaction; its id. */
  async pay(amounts: Record<string, number>): Promise<string> {
    return this.miner<string>("sendmany", "", amounts);
  }

  /** Spends the same coin twice: the second transaction pays more fee and takes the first one's place. */
  async payAndReplace(address: string, amount: number, instead: string): Promise<string> {
    const [coin] = await this.miner<{ txid: string; vout: number; amount: number }[]>(
      "listunspent",
      1,
    );
    if (!coin) throw new Error("the miner has no coin");
    const change = await this.miner<string>("getnewaddress", "", "bech32");
    const send = async (to: string, fee: number): Promise<string> => {
      const raw = await this.rpc<string>(
        "createrawtransaction",
        [{ txid: coin.txid, vout: coin.vout, sequence: 0 }],
        [{ [to]: amount }, { [change]: Number((coin.amount - amount - fee).toFixed(8)) }],
      );
      const { hex } = await this.miner<{ hex: string }>("signrawtransactionwithwallet", raw);
      return this.rpc<string>("sendrawtransaction", hex);
    };
    await send(address, 0.0001);
    this.replacement = () => send(instead, 0.01);
    return coin.txid;
  }
  /** Sends the transaction that replaces the one of `payAndReplace`. */
  replacement: () => Promise<string> = () => Promise.reject(new Error("nothing to replace"));

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
