import { type PrintDocument, type PrintDriver, PrintTrouble } from "./driver.ts";
import { queueState } from "./queue-state.ts";
import { refusalOf } from "./refusal.ts";
import { runTool } from "./run-tool.ts";

/** How often the queue is asked whether a job is through. */
const askEveryMs = 300;
/** A job of a hundred labels that takes longer than this is stuck. */
const patienceMs = 10 * 60_000;

export interface SpoolerParts {
  wait(ms: number): Promise<void>;
  now(): number;
  /** The station is closing: what the spooler has, it prints without us. */
  isClosing(): boolean;
}

/**
 * The words for `lp`. The medium is said in points: printers that are left to choose take A4 or letter, and scale.
 */
export function lpArguments(queue: string, document: PrintDocument): string[] {
  const points = (length: number) => String(Math.round(length * 100) / 100);
  return [
    "-d",
    queue,
    "-t",
    document.title,
    "-o",
    `media=Custom.${points(document.width)}x${points(document.height)}`,
    "-o",
    "print-scaling=none",
    "-o",
    "fit-to-page=false",
    // `-` alone would be a file name to some versions: without a file lp reads its input.
  ];
}

/** Printing through CUPS (Linux, macOS): one `lp` job a document, watched until the queue has worked it off. */
export function spoolerDriver(queue: string, parts: SpoolerParts): PrintDriver {
  async function submit(document: PrintDocument): Promise<string> {
    const answer = await runTool("lp", lpArguments(queue, document), document.bytes).catch(
      (error: unknown) => {
        throw new PrintTrouble(
          "SPOOLER_MISSING",
          `The print service of this computer cannot be asked. Install CUPS, or use a network printer or a PDF folder. The system says: ${String(error)}`,
        );
      },
    );
    const id = /request id is (\S+)/.exec(answer.out)?.[1];
    if (answer.code === 0 && id) return id;
    throw await refusalOf(queue, answer.error);
  }

  /** Takes a job back, so that resuming does not print it twice. */
  async function takeBack(id: string): Promise<void> {
    await runTool("cancel", [id]).catch(() => {
      // The queue is gone, and the job with it.
    });
  }

  async function follow(id: string): Promise<void> {
    const end = parts.now() + patienceMs;
    for (;;) {
      const state = await queueState(queue, id);
      if (state.kind === "done") return;
      if (state.kind === "stopped" || parts.now() >= end) {
        await takeBack(id);
        throw state.kind === "stopped"
          ? state.trouble
          : new PrintTrouble(
              "PRINTER_SLOW",
              `The printer ${queue} did not finish within ten minutes. Look for a jam or missing labels, then resume.`,
            );
      }
      if (parts.isClosing())
        throw new PrintTrouble(
          "STATION_STOPPED",
          `The station was closed while ${queue} was printing. The spooler prints on by itself: look at the paper, and resume after the last good label.`,
        );
      await parts.wait(askEveryMs);
    }
  }

  return {
    format: "pdf",
    // What is on its way cannot be counted: few enough that cancelling and resuming are about a handful of paper.
    piecesAtOnce: 25,
    async open() {
      return {
        async send(document) {
          await follow(await submit(document));
        },
        async finish() {},
        async close() {},
      };
    },
  };
}
