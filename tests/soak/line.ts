import { closeSync, openSync, readSync, writeSync } from "node:fs";

/** What can be asked of the world outside; `day` names whose books are meant. Times in ms of the station's clock. */
export type Question = { day: string } & (
  | { op: "buy"; reference: string; cents: number; to: string; now: number }
  | { op: "find"; reference: string; cents: number; to: string; now: number }
  | { op: "void"; reference: string }
  | {
      op: "hear";
      hook: string;
      event: string;
      digest: string;
      accepted: boolean;
      /** The station will hear of it. */
      acknowledged: boolean;
    }
  | { op: "troubles"; hook: string; event: string }
);

export interface Answer {
  kind: "sold" | "refused" | "absent" | "busy" | "silent" | "voided" | "noted";
  trackingCode?: string;
  cents?: number;
  /** Times in a row that a receiver failed this event. */
  troubles?: number;
}

/**
 * A line to the world outside that answers within the same turn of the event loop: two named pipes, written and read at once.
 * Nothing else can happen in between, which is what lets a whole day be repeated exactly.
 */
export class Line implements Disposable {
  readonly #say: number;
  readonly #hear: number;
  readonly #name: string;
  #asked = 0;
  #rest = "";

  constructor(pipes: { questions: string; answers: string }, name: string) {
    this.#say = openSync(pipes.questions, "w");
    this.#hear = openSync(pipes.answers, "r");
    this.#name = name;
  }

  ask(question: Question): Answer {
    this.#asked += 1;
    const id = `${this.#name}-${this.#asked}`;
    const text = `${JSON.stringify({ id, question })}\n`;
    // Up to here a pipe takes a line whole or not at all, even from a process that is being killed.
    if (Buffer.byteLength(text) > 4096) throw new Error("the question is too long for a pipe");
    writeSync(this.#say, text);
    for (;;) {
      const reply = JSON.parse(this.#read()) as { id: string; answer: Answer };
      // An answer to a station that was killed before it read it is nobody's.
      if (reply.id === id) return reply.answer;
    }
  }

  #read(): string {
    const chunk = Buffer.alloc(4096);
    for (;;) {
      const end = this.#rest.indexOf("\n");
      if (end >= 0) {
        const line = this.#rest.slice(0, end);
        this.#rest = this.#rest.slice(end + 1);
        return line;
      }
      const read = readSync(this.#hear, chunk);
      if (read === 0) throw new Error("the world outside has ended");
      this.#rest += chunk.toString("utf8", 0, read);
    }
  }

  [Symbol.dispose](): void {
    closeSync(this.#say);
    closeSync(this.#hear);
  }
}
