import { paired, quantile } from "../paired.ts";
import type { Goal, Row } from "../row.ts";
import { madeFolder, ordersFolder } from "../subjects/orders-folder.ts";
import { type Desk, openOwnStation } from "../subjects/own-station.ts";
import { timed } from "../subjects/timed.ts";
import { dana, orderFor } from "../../seeds/warehouse.ts";

const pairs = 20;
const startPairs = 7;
const sliceMs = 100;
const few = 1_000;
const million = 1_000_000;

/** One question or command; `prepare` is not timed. */
interface Probe {
  what: string;
  goal: Goal;
  prepare?: (desk: Desk) => Promise<string>;
  ask: (desk: Desk, given: string) => Promise<unknown>;
}

const page = 100;

async function probesOf(desk: Desk): Promise<Probe[]> {
  const { pagination, orders } = await desk.listOrders({ limit: 1 });
  const [newest] = orders;
  const deepest = Math.max(0, pagination.total - page);
  const twice = { atMost: 2 };
  return [
    {
      what: "purchase",
      goal: twice,
      prepare: async () => (await orderFor(desk, [dana])).orderId,
      ask: (_desk, orderId) => desk.purchaseLabels({ orderId, currency: "LTC" }),
    },
    { what: "one order", goal: twice, ask: () => desk.getOrder({ id: newest?.orderId ?? "" }) },
    { what: "first page", goal: twice, ask: () => desk.listOrders({ limit: page }) },
    {
      what: "search",
      goal: twice,
      ask: () => desk.listOrders({ search: newest?.externalReference ?? "", limit: page }),
    },
    {
      what: "deepest page",
      goal: { atMost: 5 },
      ask: () => desk.listOrders({ limit: page, offset: deepest }),
    },
  ];
}

/** The median time of a probe, asked for about 100 ms. */
async function p50(desk: Desk, { prepare, ask }: Probe): Promise<number> {
  const taken: number[] = [];
  for (let spent = 0; spent < sliceMs;) {
    const given = prepare ? await prepare(desk) : "";
    const ms = await timed(() => ask(desk, given));
    taken.push(ms);
    spent += ms;
  }
  return quantile(taken, 0.5);
}

async function startMs(folder: string): Promise<number> {
  let close = () => Promise.resolve();
  const taken = await timed(async () => ({ close } = await openOwnStation(folder)));
  await close();
  return taken;
}

/** What grows with the years: medians at a million orders (or as many as were prepared) over a thousand. */
export async function benchGrowth(): Promise<Row[]> {
  const many = madeFolder(million) ? million : 100_000;
  const note =
    many === million ? {} : { note: "a million were not prepared: npm run bench -- --prepare" };
  const [small, large] = [await ordersFolder(few), await ordersFolder(many)];
  const over = `at ${many.toLocaleString("en")} orders over 1,000`;
  const rows: Row[] = [];
  const [one, other] = [await openOwnStation(small), await openOwnStation(large)];
  try {
    const [ofSmall, ofLarge] = [await probesOf(one.desk), await probesOf(other.desk)];
    for (const [at, probe] of ofLarge.entries()) {
      const beside = ofSmall[at] ?? probe;
      rows.push({
        ...(await paired({
          what: `${probe.what}, p50 ${over}`,
          unit: "ms",
          pairs,
          goal: probe.goal,
          ours: () => p50(other.desk, probe),
          limit: () => p50(one.desk, beside),
        })),
        ...note,
      });
    }
  } finally {
    await one.close();
    await other.close();
  }
  rows.push(
    await paired({
      what: `opening the station ${over}`,
      unit: "ms",
      pairs: startPairs,
      goal: { atMost: 2 },
      ours: () => startMs(large),
      limit: () => startMs(small),
    }),
  );
  return rows;
}
