import type { Operation } from "#shared/contract/operation.ts";
import { type Broken, breakValue } from "./break-value.ts";
import type { Dice } from "./dice.ts";
import { type Draw, drawValue } from "./draw-value.ts";
import type { FuzzWorld } from "./fuzz-world.ts";
import { hintsFor } from "./hints.ts";
import { onPurpose } from "./opening.ts";
import { apiNames, contract, everyName, often, type OperationName } from "./plan.ts";
import { drawStrange } from "./strange-inputs.ts";
import { drawOddity, type Oddity } from "./strange-requests.ts";

export type Kind = "plain" | "valid" | "nearly" | "hostile";

export interface Case {
  name: OperationName;
  row: Operation;
  door: "http" | "ipc";
  kind: Kind;
  input: unknown;
  /** What was spoilt on purpose. */
  broken: readonly string[] | null;
  odd: Oddity;
  narrow: boolean;
}

const asEver: Oddity = { name: "as ever" };

function drawInput(row: Operation, draw: Draw): object {
  const parts = [row.params, row.query, row.body];
  return Object.assign(
    {},
    ...parts.map((schema) => (schema ? (drawValue(draw, schema) ?? {}) : {})),
  ) as object;
}

function drawKind(dice: Dice): Kind {
  const roll = dice.int(0, 99);
  if (roll < 25) return "plain";
  if (roll < 50) return "valid";
  return roll < 80 ? "nearly" : "hostile";
}

/** The next request of a walk, made of what the walk has learnt. */
export function drawCase(
  dice: Dice,
  world: FuzzWorld,
  opening?: { name: OperationName; door: "http" | "ipc" },
): Case {
  const name = opening?.name ?? (dice.chance(25) ? dice.pick(often) : dice.pick(everyName));
  const row: Operation = contract[name];
  const isApi = (apiNames as readonly string[]).includes(name);
  const drawn = isApi && dice.chance(60) ? "http" : "ipc";
  const door = opening && isApi ? opening.door : drawn;
  const kind = opening ? "plain" : drawKind(dice);
  const plain = kind === "plain";
  const input = drawInput(row, {
    dice,
    hint: hintsFor(row, world.known, world.places),
    hintPercent: plain ? 100 : 75,
    optionalPercent: opening ? 0 : plain ? 15 : 50,
  });
  if (opening) Object.assign(input, onPurpose(name, world.known, dice));
  const made: Case = { name, row, door, kind, input, broken: null, odd: asEver, narrow: false };
  if (kind === "nearly") {
    const { value, path }: Broken = breakValue(dice, input, door === "http");
    return { ...made, input: value, broken: path };
  }
  if (kind !== "hostile") return made;
  if (door === "ipc") return { ...made, input: drawStrange(dice, input) };
  return { ...made, odd: drawOddity(dice), narrow: dice.chance(20) };
}
