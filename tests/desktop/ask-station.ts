import type { Page } from "@playwright/test";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Client } from "#shared/contract/operation.ts";
import type { Reply } from "#shared/contract/reply.ts";

type Rows = Client<Api & Desk>;

/** The station's operations as the page calls them, for what a test needs beforehand and is not about. Throws what is refused. */
export function stationOf(page: Page): Rows {
  const call =
    (name: string) =>
    async (input: unknown = {}) => {
      const reply = await page.evaluate(([name, input]) => window.station.invoke(name, input), [
        name,
        input,
      ] as const);
      const told = reply as Reply;
      if (told.success) return told.data;
      throw new Error(`${name}: ${told.failure.code} ${told.failure.message}`);
    };
  // The page's door answers by the same rows that type this client.
  return new Proxy({}, { get: (_target, name) => call(String(name)) }) as Rows;
}
