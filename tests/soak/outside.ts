import { execFileSync } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Line as Sold, readBook } from "../faults/fake-carrier.ts";

const script = fileURLToPath(new URL("outside-process.ts", import.meta.url));

export interface Heard {
  hook: string;
  event: string;
  digest: string;
  accepted: boolean;
}

/** Where the world outside keeps its books and listens. */
export interface OutsidePlaces {
  folder: string;
  questions: string;
  answers: string;
}

/** Starts the world outside in a process of its own. It ends with this one. */
export async function openOutside(): Promise<OutsidePlaces & Disposable> {
  const root = mkdtempSync(join(tmpdir(), "shipdeck-outside-"));
  const [folder, questions, answers] = [join(root, "books"), join(root, "q"), join(root, "a")];
  mkdirSync(folder);
  execFileSync("mkfifo", [questions, answers]);
  const child = spawn(process.execPath, [script, folder, questions, answers], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  if (child.exitCode !== null) throw new Error("the world outside did not begin");
  child.unref();
  return {
    folder,
    questions,
    answers,
    [Symbol.dispose]() {
      child.kill("SIGKILL");
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** What the carrier sold on a day, by its own books. */
export function soldOn({ folder }: Pick<OutsidePlaces, "folder">, day: string): Sold[] {
  return readBook(join(folder, `${day}.carrier.jsonl`));
}

/** What the receivers heard on a day. */
export function heardOn({ folder }: Pick<OutsidePlaces, "folder">, day: string): Heard[] {
  const inbox = join(folder, `${day}.inbox.jsonl`);
  if (!existsSync(inbox)) return [];
  const lines = readFileSync(inbox, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Heard);
}
