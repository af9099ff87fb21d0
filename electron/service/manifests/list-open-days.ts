import { labelsBetween } from "#electron/store/manifests.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { OpenDay } from "#shared/contract/desk/documents.ts";
import { carriers } from "#shared/contract/rates.ts";
import type { Answer } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { isOpen, placed } from "./candidates.ts";

const weekMs = 7 * 86_400_000;

/** What waits for a manifest, newest day first: by day, carrier and place. */
export async function listOpenDays(ctx: Context): Promise<Answer<Desk["listOpenDays"]>> {
  const now = ctx.clock.now();
  const labels = ctx.store.read((db) =>
    carriers.flatMap((carrier) =>
      labelsBetween.all(db, { carrier, from: now - weekMs, until: now + 1 }),
    ),
  );
  const open = placed(
    ctx,
    labels.filter((label) => label.is_return === 0),
  ).filter(isOpen);
  const days = new Map<string, OpenDay>();
  for (const { label, line, day } of open) {
    const key = [day, label.carrier, line].join("\n");
    const known = days.get(key) ?? {
      carrier: label.carrier,
      date: day,
      shipFrom: line,
      labelCount: 0,
      services: [],
    };
    const { services } = known;
    const count = services.find(({ service }) => service === label.service)?.count ?? 0;
    const others = services.filter(({ service }) => service !== label.service);
    days.set(key, {
      ...known,
      labelCount: known.labelCount + 1,
      services: [...others, { service: label.service, count: count + 1 }],
    });
  }
  const list = [...days.values()].sort(
    (a, b) =>
      b.date.localeCompare(a.date) ||
      a.carrier.localeCompare(b.carrier) ||
      a.shipFrom.localeCompare(b.shipFrom),
  );
  return { days: list };
}
