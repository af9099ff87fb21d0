import { openStore } from "../store/open-database.ts";

/** Run as a process under strace, whose disk takes no sync: writes, says what it is told, and dies. */
const [file = ""] = process.argv.slice(2);
const store = openStore(file);
try {
  await store.write((tx) => void tx.prepare("INSERT INTO meta VALUES ('refused', 'x')").run());
  process.stdout.write("kept");
} catch (error) {
  process.stdout.write(String(error));
}
process.kill(process.pid, "SIGKILL");
