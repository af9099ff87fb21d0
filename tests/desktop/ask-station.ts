import type { Page } from "@playwright/test";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Client } from "#shared/contract/operation.ts";
import type { Reply } from "#shared/contract/reply.ts";

/** The station of an open window as functions, to prepare a test with; what the test is about is done by hand. */
export function stationOf(page: Page): Client<Api & Desk> {
  const ask = (name: string) => async (input?: unknown) => {
    const reply = await page.evaluate(
      ([verb, given]) => {
        const { station } = window as unknown as {
          station: { invoke(name: unknown, input: unknown): Promise<Reply> };
        };
        return station.invoke(verb, given);
      },
      [name, input ?? {}] as const,
    );
    if (reply.success) return reply.data;
    throw new Error(`${name}: ${reply.failure.message}`);
  };
  // The station parses what it is asked and what it answers by the rows that type this client.
  return new Proxy({}, { get: (_target, name) => ask(String(name)) }) as Client<Api & Desk>;
}
