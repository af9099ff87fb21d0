import { inspect } from "node:util";
import { ask } from "./ask.ts";
import type { Dice } from "./dice.ts";
import { type Case, drawCase } from "./draw-case.ts";
import { FuzzWorld } from "./fuzz-world.ts";
import { judge, judgeBroken, sameWay, type Seen, spelled } from "./judge.ts";
import { makesWork, openingOf } from "./opening.ts";
import { promptly } from "./promptly.ts";
import type { Tally } from "./tally.ts";

/** Something that no station may do: what it is in short, and all that is needed to do it again. */
export interface Problem {
  what: string;
  text: string;
}

/** Fields of these answers hold a fresh secret by design. */
const showsSecret = /^(createKey|rotateKey|createWebhook|rotateWebhookSecret)$/;

/** Ids of these answers are examples, or put in the place of real ones. */
const showsOthers = /^(getApiReference|previewDiagnostics|saveDiagnostics)$/;

function told({ name, door, kind, odd, broken, input }: Case): string {
  const what = kind === "nearly" ? `nearly (${broken?.join(".") ?? ""})` : `${kind} (${odd.name})`;
  const text = inspect(input, { depth: 8, maxStringLength: 300, maxArrayLength: 20 });
  return `${name} through ${door}, ${what}: ${text.slice(0, 4_000)}`;
}

/** The contract cannot take what was spoilt; queries are texts first, so only bodies over HTTP say. */
function isRefusable({ row, door, input, broken }: Case): boolean {
  if (broken === null || broken.length === 0) return false;
  const first = broken[0] ?? "";
  const schema = [row.params, row.query, row.body].find(
    (part) => part && Object.hasOwn(Object(Reflect.get(part, "shape")) as object, first),
  );
  if (!schema || (door === "http" && schema !== row.body)) return false;
  const arrived: unknown = door === "http" ? JSON.parse(JSON.stringify(input)) : input;
  const issues = schema.safeParse(arrived).error?.issues ?? [];
  return issues.some(({ path }) => sameWay(spelled(path.map(String)), spelled(broken)));
}

function problemsOf(world: FuzzWorld, made: Case, seen: Seen & { text: string }): string[] {
  const plain = made.kind === "plain" || made.kind === "valid" || made.kind === "nearly";
  const problems = judge(made, seen);
  if (plain && made.broken) problems.push(...judgeBroken(seen, made.broken, isRefusable(made)));
  if (!showsSecret.test(made.name))
    for (const secret of world.known.secrets)
      if (seen.text.includes(secret)) problems.push("a secret is shown");
  return problems;
}

/** One case: asked, judged, counted, learnt from. */
async function take(world: FuzzWorld, made: Case, tally: Tally, found: Problem[]): Promise<void> {
  tally.count("cases", `${made.door} ${made.kind}`);
  let seen: Seen & { text: string };
  try {
    seen = await promptly(world.clock, ask(world, made));
  } catch (error) {
    found.push({ what: `${made.name}: no answer`, text: `${told(made)}\n=> ${String(error)}` });
    return;
  }
  const problems = problemsOf(world, made, seen);
  if (problems.length > 0) {
    const log = seen.code === "INTERNAL_SERVER_ERROR" ? inspect(world.station.errors.at(-1)) : "";
    const text = `${told(made)}\n=> ${problems.join("\n=> ")}\nanswer: ${seen.text.slice(0, 600)}\n${log}`;
    found.push({ what: `${made.name}: ${problems[0] ?? ""}`, text });
  }
  if (seen.success) tally.count("successes", `${made.door} ${made.name}`);
  else tally.count("codes", seen.code ?? "");
  if (seen.success && !showsOthers.test(made.name))
    world.known.learn(seen.data, showsSecret.test(made.name));
}

const hour = 3_600_000;

/** Now and then time passes, or all that is due is done. */
async function pass(world: FuzzWorld, dice: Dice): Promise<void> {
  const roll = dice.int(0, 99);
  if (roll < 8) await world.clock.advance(dice.pick([1, 1_000, 60_000, 31 * 60_000, hour]));
  if (roll === 50) await world.clock.advance(dice.pick([26 * hour, 40 * hour]));
  if (roll > 95) await promptly(world.clock, world.station.station.processAll());
}

/** One station, `steps` requests of all kinds through both doors; the answers that are wrong. */
export async function walk(dice: Dice, steps: number, tally: Tally): Promise<Problem[]> {
  const found: Problem[] = [];
  await using world = await FuzzWorld.open(dice);
  for (const door of ["ipc", "http"] as const)
    for (const name of openingOf(door)) {
      await take(world, drawCase(dice, world, { name, door }), tally, found);
      if (makesWork.has(name)) await promptly(world.clock, world.station.station.processAll());
    }
  world.known.onlyNewest = false;
  world.mood.isOn = true;
  for (let step = 0; step < steps; step += 1) {
    const together = dice.chance(6) ? 4 : 1;
    const cases = Array.from({ length: together }, () => drawCase(dice, world));
    // One connection carries one request at a time: what comes through HTTP goes one after another.
    const queue = cases.filter(({ door }) => door === "http");
    const inTurn = queue.reduce<Promise<void>>(
      (before, made) => before.then(() => take(world, made, tally, found)),
      Promise.resolve(),
    );
    const atOnce = cases
      .filter(({ door }) => door === "ipc")
      .map((made) => take(world, made, tally, found));
    const results = await Promise.allSettled([inTurn, ...atOnce]);
    for (const result of results) if (result.status === "rejected") throw result.reason;
    await pass(world, dice);
  }
  await promptly(world.clock, world.station.station.processAll());
  const problems = await world.problems();
  for (const text of problems) found.push({ what: `after the walk: ${text.slice(0, 80)}`, text });
  return found;
}
