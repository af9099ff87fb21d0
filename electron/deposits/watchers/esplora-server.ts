import type { z } from "zod";
import type { AskHttp } from "./ask-http.ts";
import {
  EsploraHash,
  EsploraHeight,
  EsploraPage,
  EsploraTransaction,
  outputsIn,
} from "./esplora-answers.ts";
import { WatcherTrouble } from "./trouble.ts";
import type { ChainOutput, Tip } from "./watcher.ts";

const timeoutMs = 20_000;
/** Confirmed transactions on a page; a shorter page is the last. */
const pageSize = 25;
/** An address with more is no address of ours. */
const mostPages = 80;

/** One server that answers as Esplora does. */
export interface EsploraServer {
  host: string;
  tip(): Promise<Tip>;
  outputsAt(address: string, sinceHeight: number): Promise<ChainOutput[]>;
  blockHashAt(height: number): Promise<string | null>;
  /** Where a transaction's output lies; null when the server does not know the transaction. */
  outputOf(txid: string, vout: number, address: string): Promise<ChainOutput | null>;
}

export function esploraServer(base: string, ask: AskHttp): EsploraServer {
  const root = base.replace(/\/+$/, "");
  const { host } = new URL(root);

  /** The text of an answer; null for 404. */
  async function textAt(path: string): Promise<string | null> {
    const { status, text } = await ask({ url: `${root}${path}`, timeoutMs });
    if (status === 404) return null;
    if (status === 200) return text;
    throw new WatcherTrouble(`${host} answered ${status} where an answer was expected.`);
  }

  function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    throw new WatcherTrouble(`${host} answered something that is not Esplora's language.`);
  }

  async function jsonAt<T>(path: string, schema: z.ZodType<T>): Promise<T | null> {
    const text = await textAt(path);
    if (text === null) return null;
    if (text.trimStart().startsWith("<"))
      throw new WatcherTrouble(
        `${host} answered with a web page instead of data. Is the address right, and is there a sign-in page in between?`,
      );
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new WatcherTrouble(`${host} answered something that is not Esplora's language.`);
    }
    return parsed(schema, value);
  }

  function known<T>(value: T | null, what: string): T {
    if (value === null) throw new WatcherTrouble(`${host} has no ${what}: is its address right?`);
    return value;
  }

  async function blockHashAt(height: number): Promise<string | null> {
    const text = await textAt(`/block-height/${height}`);
    return text === null ? null : parsed(EsploraHash, text.trim());
  }

  return {
    host,
    blockHashAt,
    async tip() {
      const height = known(await jsonAt("/blocks/tip/height", EsploraHeight), "newest block");
      return { height, hash: known(await blockHashAt(height), "newest block") };
    },
    async outputsAt(address, sinceHeight) {
      const found: ChainOutput[] = [];
      const isOurs = (paid: string) => paid === address;
      // The first page has those in no block, and the first of those in blocks, newest first.
      let page = known(
        await jsonAt(`/address/${address}/txs`, EsploraPage),
        "such address: it may watch another chain",
      );
      for (let pages = 1; ; pages++) {
        found.push(...page.flatMap((tx) => outputsIn(tx, isOurs)));
        const confirmed = page.filter(({ status }) => status.confirmed);
        const last = confirmed.at(-1);
        if (!last?.status.confirmed || confirmed.length < pageSize) return found;
        if (last.status.block_height < sinceHeight) return found;
        if (pages === mostPages)
          throw new WatcherTrouble(`${host} tells of more transactions at ${address} than can be.`);
        const next = await jsonAt(`/address/${address}/txs/chain/${last.txid}`, EsploraPage);
        page = known(next, "further page");
      }
    },
    async outputOf(txid, vout, address) {
      const tx = await jsonAt(`/tx/${txid}`, EsploraTransaction);
      if (!tx) return null;
      return outputsIn(tx, (paid) => paid === address).find((one) => one.vout === vout) ?? null;
    },
  };
}
