import { openFakeEasyPost } from "#electron/carriers/easypost/fake/fake-easypost.ts";
import { openEasyPost } from "#electron/carriers/easypost/open-easypost.ts";
import { openSend } from "#electron/carriers/easypost/send.ts";
import type { OpenOutside } from "../faults/station-world.ts";
import { auditAccount } from "./audit-account.ts";

/** The real gateway, over real HTTP, to a server that plays EasyPost and keeps its books outside of the station. */
export const easyPostOutside: OpenOutside = async ({ book, moment, clock }) => {
  const fake = await openFakeEasyPost({ book, moment, now: () => clock.now() });
  fake.refunds.atOnce = true;
  return {
    carriers: () =>
      openEasyPost({
        keys: { easypost: () => "EZTKcrash" },
        send: openSend({ baseUrl: fake.url, userAgent: "Shipdeck/test" }),
        clock,
        services: () => [],
        timeZoneOf: () => null,
      }),
    problems: (station) => auditAccount(station, fake.shipments()),
    close: () => fake.close(),
  };
};
