import { openDatabase } from "#electron/store/database.ts";
import { attemptById, openAttemptOfItem } from "#electron/store/attempts.ts";
import { checkLedger } from "#electron/store/check-ledger.ts";
import { rules } from "#electron/store/invariants/index.ts";
import { labelOfItem, markVoided } from "#electron/store/labels.ts";
import { depositRoom, ledgerHead, post, walletOf } from "#electron/store/ledger.ts";
import { itemById, refreshOrder, setItemStatus } from "#electron/store/orders.ts";
import { cancelParcel } from "#electron/store/parcels.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { Db, Tx } from "#electron/store/store.ts";
import { checkChain } from "#electron/store/verify-chain.ts";
import { insertOrder } from "./insert-order.ts";
import { recordRefusal, recordSale } from "#electron/service/labels/record-outcome.ts";
import type { Currency } from "#shared/rules/money.ts";
import { paymentStatusOf } from "#shared/rules/payment-status.ts";

/** A coin at a million dollars: a cent is a unit, so that an attempt may cost any number of units. */
const priceMicros = 1_000_000_000_000;

/** Holding ten percent in reserve is the service's rule, and there is none here. */
const kept = rules.filter(({ of }) => !of.includes("I9") || of.includes("I11"));

/** The ledger functions of the store on an in-memory database, without service, clock or carriers around them. */
export class LedgerBench {
  readonly db: Db = openDatabase({ file: ":memory:" });
  #made = 0;

  readonly #newId = (prefix: string) => `${prefix}_${++this.#made}`;
  readonly #parts = { newId: this.#newId, baseUrl: () => "http://127.0.0.1:4810" };

  /** Runs a test body and leaves the database as it was. */
  onEmptyBooks(body: () => void): void {
    this.db.exec("BEGIN");
    try {
      body();
    } finally {
      this.db.exec("ROLLBACK");
    }
  }

  /** One transaction as the store would run it: what throws leaves nothing behind. */
  write<T>(fn: (tx: Tx) => T): T {
    // The bench is the store here: it opens the transaction that a Tx stands for.
    return this.db.transaction(() => fn(this.db as Tx))();
  }

  moveOutside(type: "deposit" | "withdrawal", currency: Currency, units: number): void {
    this.write((tx) =>
      post(tx, { id: this.#newId("txn"), type, currency, units, description: type, createdAt: 1 }),
    );
  }

  /** An order of so many items; answers their ids. */
  order(itemCents: readonly number[]): string[] {
    return this.write((tx) => insertOrder(tx, this.#newId, itemCents));
  }

  /** The intent of a purchase: attempt, hold, item under way. Answers the attempt's id. */
  hold(itemId: string, currency: Currency, units: number): string {
    return this.write((tx) => {
      const item = this.#itemRow(itemId);
      const id = this.#newId("att");
      insertInto(tx, "attempt", {
        id,
        order_item_id: itemId,
        state: "open",
        service_code: "GA",
        cents: units,
        currency,
        units,
        price_micros: priceMicros,
        key_id: null,
        unknown_code: null,
        unknown_message: null,
        next_check_at: 1,
        created_at: 1,
        settled_at: null,
      });
      this.#post(tx, "hold", id);
      setItemStatus(tx, itemId, { status: "processing" });
      refreshOrder(tx, item.order_id, paymentStatusOf, 1);
      return id;
    });
  }

  sell(attemptId: string): void {
    this.write((tx) => {
      const attempt = this.#attempt(attemptId);
      const item = this.#itemRow(attempt.order_item_id);
      const label = {
        order_item_id: item.id,
        attempt_id: attempt.id,
        carrier: item.carrier,
        tracking_code: `T${attempt.id}`,
        token: attempt.id,
        content: null,
        file: `xx/${attempt.id}.pdf`,
        sha256: "0".repeat(64),
        bytes: 1,
      };
      recordSale(this.#parts, tx, attempt, item, label, 1, { cents: attempt.cents });
    });
  }

  refuse(attemptId: string): void {
    const failure = { code: "CARRIER_REJECTED", message: "no", source: "carrier", retryable: true };
    this.write((tx) => {
      const attempt = this.#attempt(attemptId);
      recordRefusal(this.#parts, tx, attempt, this.#itemRow(attempt.order_item_id), failure, 1);
    });
  }

  refund(itemId: string): void {
    this.write((tx) => {
      const label = labelOfItem.get(tx, { itemId });
      if (!label) throw new Error("no label to refund");
      markVoided.run(tx, { itemId, now: 1 });
      this.#post(tx, "label_refund", label.attempt_id);
      cancelParcel.run(tx, { itemId, now: 1 });
      setItemStatus(tx, itemId, { status: "voided" });
      refreshOrder(tx, this.#itemRow(itemId).order_id, paymentStatusOf, 1);
    });
  }

  #post(tx: Tx, type: "hold" | "label_refund", attemptId: string): void {
    const { currency, units, order_item_id: orderItemId } = this.#attempt(attemptId);
    const id = this.#newId("txn");
    post(tx, {
      id,
      type,
      currency,
      units,
      description: type,
      createdAt: 1,
      orderItemId,
      attemptId,
      usdCents: units,
      priceMicros,
    });
  }

  #attempt(id: string) {
    const attempt = attemptById.get(this.db, { id });
    if (!attempt) throw new Error(`no attempt ${id}`);
    return attempt;
  }

  #itemRow(id: string) {
    const item = itemById.get(this.db, { id });
    if (!item) throw new Error(`no item ${id}`);
    return item;
  }

  openAttempt(itemId: string): string | null {
    return openAttemptOfItem.get(this.db, { itemId })?.id ?? null;
  }

  wallet(currency: Currency) {
    return walletOf(this.db, currency);
  }

  room(currency: Currency): number {
    return depositRoom(this.db, currency);
  }

  get entries(): number {
    return ledgerHead(this.db)?.seq ?? 0;
  }

  /** Every invariant and every link of the chain. */
  problems(): string[] {
    const chain = checkChain(this.db, 0);
    return [...checkLedger(this.db, kept), ...(chain ? [chain] : [])];
  }
}
