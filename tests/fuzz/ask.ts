import type { Case } from "./draw-case.ts";
import type { FuzzWorld } from "./fuzz-world.ts";
import type { Seen } from "./judge.ts";

/** Puts a case to its door; throws when what comes back is no answer of that door at all. */
export async function ask(world: FuzzWorld, made: Case): Promise<Seen & { text: string }> {
  const { name, row, input, odd } = made;
  if (made.door === "ipc") {
    const reply = await world.station.station.invoke(name, input);
    // What crosses to the window is cloned.
    const copy = structuredClone(reply);
    const text = JSON.stringify(copy);
    return copy.success
      ? { success: true, status: copy.status, data: copy.data, text }
      : { success: false, status: 0, ...copy.failure, text };
  }
  const key = made.narrow ? world.narrow : world.key;
  const { status, headers, text } = await world.http.ask(row, input, key, odd);
  if (odd.method === "HEAD") throw new Error("HEAD is not asked");
  const body = JSON.parse(text) as Seen;
  if (typeof body.success !== "boolean") throw new Error(`no envelope: ${text.slice(0, 200)}`);
  if (headers.get("x-request-id") === undefined) throw new Error("no X-Request-ID");
  if (headers.get("content-type") !== "application/json; charset=utf-8")
    throw new Error(`content type ${headers.get("content-type")}`);
  return { ...body, status, text };
}
