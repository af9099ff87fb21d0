import { createHash } from "node:crypto";
import type { Api } from "#shared/contract/index.ts";
import type { Output } from "#shared/contract/operation.ts";
import type { Reply } from "#shared/contract/reply.ts";
import type { Diary } from "./diary.ts";
import type { Told } from "./told.ts";

const digestOf = (data: unknown) => createHash("sha256").update(JSON.stringify(data)).digest("hex");

function tell(diary: Diary, told: Told): void {
  diary.told.push(told);
}

/** A request under an Idempotency-Key has its answer: it is no longer unheard, and the same answer has to come again. */
export function learnAnswer(
  diary: Diary,
  asked: { name: string; input: Record<string, unknown>; key: string | undefined },
  reply: Reply,
  at: number,
  problems: string[],
): void {
  const { name, input, key } = asked;
  if (key === undefined) return;
  // While the first of two is still running, the second is told to wait; the key stays in use.
  if (!reply.success && reply.failure.code === "PURCHASE_IN_PROGRESS") return;
  diary.unheard = diary.unheard.filter((one) => one.key !== key);
  if (!reply.success) return;
  const digest = digestOf(reply.data);
  const known = diary.told.find((one) => one.what === "answer" && one.key === key);
  if (known?.what !== "answer") {
    tell(diary, { what: "answer", key, name, input, digest, at });
    return;
  }
  const age = at - known.at;
  if (age < 0 || age > 23 * 3_600_000) return;
  if (known.digest !== digest) problems.push(`${name} under ${key} was answered differently`);
}

/** What a purchase told of its labels. */
export function learnPurchase(diary: Diary, orderId: string, reply: Reply): void {
  if (!reply.success) return;
  const { labels } = reply.data as Output<Api["purchaseLabels"]>;
  const to = diary.orders.find((order) => order.orderId === orderId)?.recipients ?? [];
  for (const [index, { success, orderItemId, trackingCode }] of labels.entries()) {
    const known = diary.told.some((one) => one.what === "label" && one.orderItemId === orderItemId);
    if (success && trackingCode && !known)
      tell(diary, {
        what: "label",
        orderId,
        orderItemId,
        trackingCode,
        to: to[index] ?? "unknown",
      });
  }
}

export function learnOrder(
  diary: Diary,
  recipients: Diary["orders"][number]["recipients"],
  reply: Reply,
): void {
  if (!reply.success) return;
  const { orderId } = reply.data as Output<Api["createOrder"]>;
  if (diary.orders.some((order) => order.orderId === orderId)) return;
  diary.orders.push({ orderId, recipients });
  tell(diary, { what: "order", orderId, items: recipients.length });
}

/** A void that was confirmed, or that was noted and is to be finished by itself. */
export function learnVoid(
  diary: Diary,
  label: Extract<Told, { what: "label" }>,
  reply: Reply,
): void {
  const { orderId, orderItemId, to } = label;
  if (reply.success) tell(diary, { what: "voided", orderId, orderItemId });
  // The carrier may still refuse those; nothing else stands in the way of what was noted.
  else if (reply.failure.message.includes("was noted") && to !== "never voided" && to !== "unknown")
    tell(diary, { what: "void noted", orderId, orderItemId });
}
