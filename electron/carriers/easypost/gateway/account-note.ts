import type { AccountState, AccountTrouble } from "#electron/carriers/account.ts";
import type { HttpAnswer } from "../send.ts";
import type { Reply } from "./reply.ts";

export const noAccount =
  "No carrier account is connected. Connect one in Settings, or with `shipdeck station account easypost --key-file FILE`.";

export const troubleWords: Readonly<Record<AccountTrouble, string>> = {
  NO_CARRIER_ACCOUNT: noAccount,
  CARRIER_ACCOUNT_REFUSED:
    "EasyPost refuses the account's key: it is wrong, was revoked, or may not do this. Connect the account again with a good key.",
  CARRIER_NO_FUNDS:
    "The EasyPost account has no money left for this. Add some there, then buy again.",
  CARRIER_UNREACHABLE: "EasyPost cannot be reached.",
};

const noMoney: ReadonlySet<string> = new Set(["PAYMENT_REQUIRED", "USER.CHARGE.NOT_ALLOWED"]);

/** The account-wide trouble that a reply tells of; null when it is about this call alone. */
export function troubleOf(reply: Reply): AccountTrouble | null {
  if (reply.kind === "not sent") {
    if (reply.why === "no account") return "NO_CARRIER_ACCOUNT";
    return reply.why === "unreachable" ? "CARRIER_UNREACHABLE" : null;
  }
  if (reply.kind !== "refused") return null;
  const { status, refusal } = reply;
  if (status === 401 || status === 403) return "CARRIER_ACCOUNT_REFUSED";
  return status === 402 || noMoney.has(refusal.code) ? "CARRIER_NO_FUNDS" : null;
}

/** The sentence of a trouble, with what the other side said. */
export function troubleSentence(trouble: AccountTrouble, reply: Reply): string {
  if (reply.kind === "refused") return `${troubleWords[trouble]} (${reply.refusal.message})`;
  return trouble === "CARRIER_UNREACHABLE" && reply.kind === "not sent"
    ? reply.message
    : troubleWords[trouble];
}

/** Test keys buy labels that carry nothing; all else is real. */
export function isRehearsal(key: string): boolean {
  return key.startsWith("EZTK");
}

function previewOf(key: string): string {
  return key.length > 12 ? `${key.slice(0, 4)}…${key.slice(-4)}` : `${key.slice(0, 4)}…`;
}

/** What is known of the account's health, from the answers that came. */
export interface AccountNote {
  note(answer: HttpAnswer | null, reply: Reply): void;
  /** The money trouble is over once something was bought. */
  bought(): void;
  state(key: string | null): AccountState;
}

export function openAccountNote(clock: { now(): number }): AccountNote {
  let trouble: AccountState["trouble"] = null;
  let answeredAt: number | null = null;
  let clockDifferenceMs: number | null = null;
  let keyOfNotes: string | null = null;
  return {
    note(answer, reply) {
      const now = clock.now();
      const told = Date.parse(answer?.date ?? "");
      if (answer?.requestId && !Number.isNaN(told)) clockDifferenceMs = told - now;
      const found = troubleOf(reply);
      if (found) trouble = { code: found, message: troubleSentence(found, reply), at: now };
      else if (reply.kind === "well" || reply.kind === "refused") {
        answeredAt = now;
        if (trouble?.code !== "CARRIER_NO_FUNDS") trouble = null;
      }
    },
    bought() {
      trouble = null;
    },
    state(key) {
      // Another key: what was known is of another account.
      if (key !== keyOfNotes) [trouble, answeredAt, keyOfNotes] = [null, null, key];
      if (key === null)
        return {
          kind: null,
          rehearsal: false,
          keyPreview: null,
          trouble: null,
          answeredAt: null,
          clockDifferenceMs: null,
        };
      return {
        kind: "easypost",
        rehearsal: isRehearsal(key),
        keyPreview: previewOf(key),
        trouble,
        answeredAt,
        clockDifferenceMs,
      };
    },
  };
}
