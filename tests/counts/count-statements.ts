import Database from "better-sqlite3";

type Run = (...given: unknown[]) => unknown;

/**
 * Counts every statement that any connection of this process runs, also those that begin and end its transactions, from now on. By
 * their SQL; `exec` counts as one.
 */
export function countStatements(): { counts: Map<string, number>; total: () => number } {
  const counts = new Map<string, number>();
  const note = (sql: string) => {
    // Asked by the wall clock, whether another process has written: nobody's share.
    if (sql !== "PRAGMA data_version") counts.set(sql, (counts.get(sql) ?? 0) + 1);
  };
  const probe = new Database(":memory:");
  const statement = Object.getPrototypeOf(probe.prepare("SELECT 1")) as Record<string, Run>;
  const database = Database.prototype as unknown as Record<string, Run>;
  probe.close();
  for (const name of ["run", "get", "all", "iterate"]) {
    const original = statement[name];
    if (!original) throw new Error(`a statement has no ${name}`);
    statement[name] = function counted(this: { source: string }, ...given) {
      note(this.source);
      return original.apply(this, given);
    };
  }
  const exec = database["exec"];
  if (!exec) throw new Error("a database has no exec");
  database["exec"] = function counted(this: unknown, ...given) {
    note(String(given[0]));
    return exec.apply(this, given);
  };
  return { counts, total: () => [...counts.values()].reduce((sum, count) => sum + count, 0) };
}
