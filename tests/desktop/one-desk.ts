import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Desk, openDesk, skipWelcome, test as base } from "./desktop.ts";

/** For tests that leave nothing behind in the app: one start serves all of a file whose mode is `default`. */
export const test = base.extend<{ desk: Desk }, { oneDesk: Desk }>({
  oneDesk: [
    async ({ display: _display }, use) => {
      const folder = await mkdtemp(join(tmpdir(), "shipdeck-desktop-"));
      const desk = await openDesk(folder);
      await skipWelcome(desk.page);
      await use(desk);
      await desk.app.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  desk: async ({ oneDesk }, use) => use(oneDesk),
});
