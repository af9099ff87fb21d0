import { appendFileSync } from "node:fs";
import { join } from "node:path";
import type { Line as Sold } from "../faults/fake-carrier.ts";
import type { Answer, Question } from "./line.ts";

interface Day {
  sold: Map<string, Sold>;
  /** When a slow sale is through, by reference. */
  slow: Map<string, number>;
  asked: Set<string>;
  troubles: Map<string, number>;
  /** Recipients whose labels are never voided, by reference. */
  firm: Set<string>;
}

/** How long the slow carrier takes to sell, in ms; a station waits 30 s. */
export const slowMs = 40_000;

/** The carrier's durable books, and the receivers' inbox: JSON lines, written before anybody is answered. */
export class OutsideBooks {
  readonly #folder: string;
  readonly #days = new Map<string, Day>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  ask(question: Question): Answer {
    const known = this.#days.get(question.day);
    const day = known ?? newDay();
    if (!known) this.#days.set(question.day, day);
    if (question.op === "buy") return this.#buy(day, question);
    if (question.op === "find") return this.#find(day, question);
    if (question.op === "void") return this.#void(day, question);
    const event = `${question.hook} ${question.event}`;
    if (question.op === "troubles")
      return { kind: "noted", troubles: day.troubles.get(event) ?? 0 };
    const { hook, event: id, digest, accepted, acknowledged } = question;
    day.troubles.set(event, acknowledged ? 0 : (day.troubles.get(event) ?? 0) + 1);
    this.#note(question.day, "inbox", { hook, event: id, digest, accepted });
    return { kind: "noted" };
  }

  #note(day: string, book: "carrier" | "inbox", line: object): void {
    appendFileSync(join(this.#folder, `${day}.${book}.jsonl`), `${JSON.stringify(line)}\n`);
  }

  #write(name: string, day: Day, line: Sold): Answer {
    this.#note(name, "carrier", line);
    day.sold.set(line.reference, line);
    return answerOf(line);
  }

  #sell(
    day: Day,
    { day: name, reference, cents, to }: Extract<Question, { cents: number }>,
  ): Answer {
    const used = [...day.sold.values()].find(({ state }) => state === "sold")?.trackingCode;
    const fresh = `T${String(day.sold.size + 1).padStart(6, "0")}`;
    const trackingCode = to === "same code again" && used ? used : fresh;
    return this.#write(name, day, { reference, state: "sold", trackingCode, cents });
  }

  #buy(day: Day, question: Extract<Question, { op: "buy" }>): Answer {
    const { reference, to, now } = question;
    if (to === "never voided") day.firm.add(reference);
    const known = day.sold.get(reference);
    if (known) return answerOf(known);
    if (to === "refused" || to === "dearer") return { kind: "refused" };
    if (to === "lost") return { kind: "silent" };
    if (to === "slow") {
      const through = day.slow.get(reference) ?? now + slowMs;
      day.slow.set(reference, through);
      if (now < through) return { kind: "busy" };
    }
    return this.#sell(day, question);
  }

  #find(day: Day, question: Extract<Question, { op: "find" }>): Answer {
    const { day: name, reference, cents, to, now } = question;
    const known = day.sold.get(reference);
    if (known) return answerOf(known);
    const through = day.slow.get(reference);
    if (through !== undefined) return now < through ? { kind: "busy" } : this.#sell(day, question);
    const first = !day.asked.has(reference);
    day.asked.add(reference);
    if (to === "found late" && first) return { kind: "busy" };
    // Asked for is closed: `absent` has to stay true.
    return this.#write(name, day, { reference, state: "closed", trackingCode: null, cents });
  }

  #void(day: Day, { day: name, reference }: Extract<Question, { op: "void" }>): Answer {
    const known = day.sold.get(reference);
    if (!known || known.state === "closed" || day.firm.has(reference)) return { kind: "refused" };
    if (known.state === "sold") this.#write(name, day, { ...known, state: "void" });
    return { kind: "voided" };
  }
}

function newDay(): Day {
  return {
    sold: new Map(),
    slow: new Map(),
    asked: new Set(),
    troubles: new Map(),
    firm: new Set(),
  };
}

function answerOf({ state, trackingCode, cents }: Sold): Answer {
  if (state === "closed") return { kind: "absent" };
  return { kind: "sold", trackingCode: trackingCode ?? "", cents };
}
