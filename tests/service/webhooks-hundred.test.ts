import { expect, it } from "vitest";
import { deleteWebhook } from "#electron/service/webhooks/delete-webhook.ts";
import { until } from "../doors/room.ts";
import type { Receiver } from "./receiver.ts";
import { WebhookRoom } from "./webhook-room.ts";

it("the outbox delivers to ninety-nine at once while the hundredth is dead, in whichever way", async () => {
  const room = await WebhookRoom.open();
  const gone = await room.receiver();
  await gone.close();
  const ways: [string, Receiver | string][] = [
    ["never answers", await room.receiver(() => {})],
    ["drips", await room.receiver((response) => void response.writeHead(200).write("a"))],
    ["hangs up", await room.receiver((response) => response.destroy())],
    ["is not there", gone],
    ["answers 500", await room.receiver(500)],
  ];
  const living = await Promise.all(Array.from({ length: 99 }, () => room.receiver()));
  const ids: string[] = [];
  for (const receiver of living) ids.push((await room.hook(receiver)).id);
  for (const [, dead] of ways) {
    const { id } = await room.hook(dead);
    const before = living.map(({ hits }) => hits.length);
    const began = room.clock.now();
    await room.record(3);
    await Promise.all(living.map((one, n) => one.received((before[n] ?? 0) + 3)));
    // Nobody waited for a timeout or a retry: the clock stood still.
    expect(room.clock.now()).toBe(began);
    await deleteWebhook(room.ctx, { id });
  }
  await until(() =>
    ids.every((id) => room.deliveries(id).every(({ next_at }) => next_at === null)),
  );
  for (const id of ids)
    expect(room.deliveries(id).map(({ state, attempts }) => `${state} ${attempts}`)).toEqual(
      Array.from({ length: 15 }, () => "delivered 1"),
    );
  await room.close();
});
