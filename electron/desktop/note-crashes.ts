import { app, clipboard, dialog } from "electron";
import type { wordsOf } from "./words.ts";

export interface CrashParts {
  /** Writes a line into a file of this computer; nothing is sent anywhere. */
  note: (message: string, facts: object) => Promise<void>;
  words: () => ReturnType<typeof wordsOf>;
}

function factsOf(error: unknown): { error: string; stack?: string } {
  if (!(error instanceof Error)) return { error: String(error) };
  return {
    error: `${error.name}: ${error.message}`,
    ...(error.stack ? { stack: error.stack } : {}),
  };
}

/** What a person can hand on to whoever helps. */
function detailsOf(error: unknown): string {
  const { error: said, stack = said } = factsOf(error);
  const { electron, chrome, node } = process.versions;
  const about = `Shipdeck ${app.getVersion()}, Electron ${electron}, Chromium ${chrome}, Node ${node}`;
  return `${about}\n${process.platform} ${process.arch}, ${new Date().toISOString()}\n\n${stack}\n`;
}

/** The buttons in their order. */
const answers = ["start", "copy", "quit"] as const;

async function end(answer: number, details: string, noted: Promise<void>): Promise<void> {
  try {
    await noted;
    if (answers[answer] === "copy") await clipboard.writeText(details);
  } finally {
    if (answers[answer] !== "quit") app.relaunch();
    app.exit(1);
  }
}

/**
 * Notes every failure that nobody caught. After an exception of the main process nothing may be relied on: it ends, and starts again if
 * the person wants. Nothing is lost by that: the station goes on where it was, as after a power cut.
 */
export function noteCrashes({ note, words }: CrashParts): void {
  let isTelling = false;
  process.on("uncaughtException", (error) => {
    const noted = note("The program has failed", factsOf(error));
    // The next ones are the first one's doing.
    if (isTelling) return;
    isTelling = true;
    const { failedTitle, failedWhy, startAgain, copyAndStart, quit } = words();
    const answer = dialog.showMessageBoxSync({
      type: "error",
      message: failedTitle,
      detail: failedWhy(factsOf(error).error),
      buttons: [startAgain, copyAndStart, quit],
      defaultId: 0,
      cancelId: answers.indexOf("quit"),
      noLink: true,
    });
    void end(answer, detailsOf(error), noted);
  });
  process.on(
    "unhandledRejection",
    (error) => void note("Something was left undone that failed", factsOf(error)),
  );
  app.on("render-process-gone", (_event, _contents, { reason, exitCode }) => {
    if (reason !== "clean-exit") void note("The window's process has ended", { reason, exitCode });
  });
  app.on("child-process-gone", (_event, { type, reason, exitCode, name }) => {
    if (reason !== "clean-exit" && reason !== "killed")
      void note("A helper process has ended", { type, reason, exitCode, name });
  });
}
