import { Client, Pool } from "undici";
import { systemClock } from "#electron/clock.ts";
import type { Poster } from "#electron/outbox/parts.ts";
import { openPoster } from "#electron/outbox/post.ts";
import { dana, orderFor } from "../../seeds/warehouse.ts";
import { load, paired, quantile } from "../paired.ts";
import type { Row } from "../row.ts";
import { type Desk, openOwnStation } from "../subjects/own-station.ts";
import { type ReceiverProcess, startReceiver } from "../subjects/receiver-process.ts";

const pairs = 20;
const webhooks = 8;
const ordersPerSlice = 12;
const perSlice = webhooks * ordersPerSlice;
/** As many as the station has under way at once. */
const connections = 32;
const singles = 200;

/** The station's own poster behind a gate, so that a slice's deliveries wait until they are timed. */
function gatedPoster() {
  const real = openPoster({ clock: systemClock });
  let gate = Promise.resolve();
  let open = () => {};
  let sample: Parameters<Poster>[0] | null = null;
  const post: Poster = async (request) => {
    sample = request;
    await gate;
    return real(request);
  };
  return {
    post,
    shut: () => void (gate = new Promise((resolve) => (open = resolve))),
    open: () => open(),
    /** What was posted last. */
    sample: () => {
      if (!sample) throw new Error("nothing was posted");
      return sample;
    },
  };
}

async function buyOne(desk: Desk): Promise<void> {
  const { orderId } = await orderFor(desk, [dana]);
  await desk.purchaseLabels({ orderId, currency: "BTC" });
}

async function subscribe(desk: Desk, { url }: ReceiverProcess, count: number): Promise<void> {
  for (let n = 0; n < count; n++)
    await desk.createWebhook({ webhookUrl: `${url}/${n}`, events: ["label.created"] });
}

async function throughput(): Promise<Row[]> {
  const receiver = await startReceiver();
  const gate = gatedPoster();
  const { desk, close } = await openOwnStation(undefined, { post: gate.post });
  const pool = new Pool(new URL(receiver.url).origin, { connections, pipelining: 1 });
  let sent = 0;
  /** Runs `work`, which makes so many deliveries, and answers how many came in a second. */
  const rate = async (work: () => unknown): Promise<number> => {
    sent += perSlice;
    const start = performance.now();
    await Promise.all([work(), receiver.received(sent)]);
    return (perSlice * 1000) / (performance.now() - start);
  };
  const ours = async () => {
    gate.shut();
    for (let n = 0; n < ordersPerSlice; n++) await buyOne(desk);
    return rate(() => gate.open());
  };
  const bare = (post: () => Promise<void>) => () =>
    rate(async () => {
      let left = perSlice;
      await Promise.all(
        Array.from({ length: connections }, async () => {
          while (left-- > 0) await post();
        }),
      );
    });
  const request = () => {
    const { url, headers, body } = gate.sample();
    return { method: "POST", path: new URL(url).pathname, headers, body } as const;
  };
  try {
    await subscribe(desk, receiver, webhooks);
    const kept = await paired({
      what: "webhook deliveries, signed and recorded, over a bare client posting the same bytes",
      unit: "a second",
      pairs,
      goal: { atLeast: 0.5 },
      ours,
      limit: bare(async () => {
        const answer = await pool.request(request());
        await answer.body.dump();
      }),
    });
    const fresh = await paired({
      what: "the same over a client that also opens a connection for each",
      unit: "a second",
      pairs,
      goal: null,
      ours,
      limit: bare(async () => {
        const client = new Client(new URL(receiver.url).origin, { pipelining: 0 });
        const answer = await client.request(request());
        await answer.body.dump();
        await client.destroy();
      }),
    });
    return [kept, fresh];
  } finally {
    await close();
    await pool.close();
    receiver.close();
  }
}

async function lateness(): Promise<Row> {
  const receiver = await startReceiver();
  const { desk, close } = await openOwnStation();
  try {
    await subscribe(desk, receiver, 1);
    for (let n = 0; n < singles; n++) await buyOne(desk);
    await receiver.received(singles);
    return {
      what: "from the event's own time, before its commit, to its receipt, p99",
      value: quantile(receiver.late, 0.99),
      unit: "ms",
      goal: { atMost: 50 },
      load: load(),
      note: `${singles} purchases one after the other; median ${quantile(receiver.late, 0.5)} ms`,
    };
  } finally {
    await close();
    receiver.close();
  }
}

/** How fast the outbox empties, and how soon a receiver hears. */
export async function benchWebhooks(): Promise<Row[]> {
  return [...(await throughput()), await lateness()];
}
