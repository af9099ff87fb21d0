import { open } from "node:fs/promises";
import { z } from "zod";
import type { AskHttp } from "./ask-http.ts";
import { WatcherTrouble } from "./trouble.ts";

export interface NodeAccess {
  /** Such as `http://127.0.0.1:9332`. */
  url: string;
  /** The file that a node writes at each start, or the user and password of its settings. */
  auth: { kind: "cookie"; file: string } | { kind: "password"; user: string; password: string };
}

export interface Call {
  method: string;
  params: Record<string, unknown>;
}

/** The node's own refusal of a call. */
export class RpcRefusal extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.name = "RpcRefusal";
    this.code = code;
  }
}

export interface Rpc {
  /** One call; rejects with RpcRefusal or WatcherTrouble. */
  call<T>(schema: z.ZodType<T>, method: string, params?: Record<string, unknown>): Promise<T>;
  /** Several calls in one request; each its answer or its refusal. */
  batch<T>(schema: z.ZodType<T>, calls: readonly Call[]): Promise<(T | RpcRefusal)[]>;
}

const Answer = z.object({
  result: z.unknown(),
  error: z.object({ code: z.number(), message: z.string() }).nullish(),
  id: z.unknown().optional(),
});

const timeoutMs = 30_000;
/** Adding addresses may make a node read its blocks again. */
const longTimeoutMs = 600_000;
const slow = new Set(["importdescriptors", "importmulti", "scantxoutset", "loadwallet"]);
/** Bitcoin Core's RPC_IN_WARMUP. */
const warmingUp = -28;

/** What Bitcoin Core and its relatives write into `.cookie`. */
const cookie = /^__cookie__:[0-9a-f]{64}$/;
const cookieBytes = 75;

/** As much of a file as tells whether it is a cookie: it could be an endless one. */
async function beginningOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(cookieBytes + 8));
    return buffer.toString("utf8", 0, bytesRead).trim();
  } finally {
    await handle.close();
  }
}

/** Nothing but a cookie is ever sent: whoever could type another file's name here must not get to send that file. */
async function credentials({ auth }: NodeAccess): Promise<string> {
  if (auth.kind === "password") return `${auth.user}:${auth.password}`;
  let text: string;
  try {
    text = await beginningOf(auth.file);
  } catch {
    throw new WatcherTrouble(
      `The node's cookie file ${auth.file} cannot be read. Is the node running, and may this account read its folder?`,
    );
  }
  if (cookie.test(text)) return text;
  throw new WatcherTrouble(
    `${auth.file} is not a node's cookie file; it is usually named .cookie.`,
  );
}

/** JSON-RPC as Bitcoin Core and its relatives speak it, of the node or of one of its wallets. */
export function openRpc(access: NodeAccess, ask: AskHttp, wallet?: string): Rpc {
  const root = access.url.replace(/\/+$/, "");
  const { host } = new URL(root);
  const url = wallet === undefined ? `${root}/` : `${root}/wallet/${encodeURIComponent(wallet)}`;

  async function send(body: unknown, isSlow: boolean): Promise<unknown> {
    const basic = Buffer.from(await credentials(access), "utf8").toString("base64");
    const { status, text } = await ask({
      url,
      method: "POST",
      headers: { authorization: `Basic ${basic}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      timeoutMs: isSlow ? longTimeoutMs : timeoutMs,
    });
    if (status === 401)
      throw new WatcherTrouble(`The node at ${host} does not accept the password or cookie.`);
    if (status === 403)
      throw new WatcherTrouble(`The node at ${host} does not let this computer in (rpcallowip).`);
    try {
      return JSON.parse(text);
    } catch {
      throw new WatcherTrouble(`${host} does not answer as a node does (${status}).`);
    }
  }

  function read<T>(schema: z.ZodType<T>, raw: unknown): T | RpcRefusal {
    const answer = Answer.safeParse(raw);
    if (!answer.success) throw new WatcherTrouble(`${host} does not answer as a node does.`);
    const { error, result } = answer.data;
    if (error?.code === warmingUp)
      throw new WatcherTrouble(`The node at ${host} is still starting: ${error.message}`);
    if (error) return new RpcRefusal(error.code, error.message);
    const value = schema.safeParse(result);
    if (!value.success) throw new WatcherTrouble(`${host} gave an answer that is not understood.`);
    return value.data;
  }

  return {
    async call(schema, method, params = {}) {
      const raw = await send({ jsonrpc: "1.0", id: 0, method, params }, slow.has(method));
      const value = read(schema, raw);
      if (value instanceof RpcRefusal) throw value;
      return value;
    },
    async batch(schema, calls) {
      if (calls.length === 0) return [];
      const raw = await send(
        calls.map((call, id) => ({ jsonrpc: "1.0", id, ...call })),
        false,
      );
      const answers = z.array(z.looseObject({ id: z.number() })).safeParse(raw);
      if (!answers.success || answers.data.length !== calls.length)
        throw new WatcherTrouble(`${host} does not answer as a node does.`);
      const byId = new Map(answers.data.map((answer) => [answer.id, answer]));
      return calls.map((_, id) => read(schema, byId.get(id)));
    },
  };
}
