import { createReadStream, openSync, writeSync } from "node:fs";
import type { Answer, Question } from "./line.ts";
import { OutsideBooks } from "./outside-books.ts";

/**
 * The world beyond the station as a process of its own: the carrier's books and what webhook receivers heard. Whoever kills a
 * station cannot make it forget. It ends with the process that started it.
 */
const [folder = "", questions = "", answers = ""] = process.argv.slice(2);
// Both ends of each pipe: stations come and go, and neither end may be closed by that.
const [hear, say] = [openSync(questions, "r+"), openSync(answers, "r+")];
const books = new OutsideBooks(folder);
let rest = "";

createReadStream("", { fd: hear, encoding: "utf8" }).on("data", (chunk) => {
  const lines = (rest + String(chunk)).split("\n");
  rest = lines.pop() ?? "";
  for (const text of lines) {
    const { id, question } = JSON.parse(text) as { id: string; question: Question };
    const answer: Answer = books.ask(question);
    writeSync(say, `${JSON.stringify({ id, answer })}\n`);
  }
});
// A reader that is blocked in a pipe would keep an ordinary exit waiting.
process.stdin.on("end", () => process.kill(process.pid, "SIGKILL")).resume();
process.stdout.write("READY\n");
