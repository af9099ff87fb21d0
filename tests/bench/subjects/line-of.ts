import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";

/** The first line of a child that matches; rejects when it ends before. */
export function lineOf(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    const { stdout } = child;
    if (!stdout) {
      reject(new Error("the child has no output"));
      return;
    }
    const lines = createInterface({ input: stdout });
    lines.on("line", (line) => {
      const match = pattern.exec(line);
      if (match) resolve(match);
    });
    child.once("exit", (code) => reject(new Error(`the child ended with ${code}`)));
  });
}
