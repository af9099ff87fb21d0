import { statement } from "../sql.ts";
import type { Tx } from "../store.ts";

const sameRecipient = statement((db, v: { batchId: string; recipient: string }) =>
  db
    .updateTable("batch_row")
    .set({
      recipient_count: (eb) =>
        eb
          .selectFrom("batch_row as other")
          .select((of) => of.fn.countAll<number>().as("count"))
          .where("other.batch_id", "=", v.batchId)
          .where("other.recipient", "=", v.recipient)
          .where("other.excluded", "=", 0),
    })
    .where("batch_id", "=", v.batchId)
    .where("recipient", "=", v.recipient),
);
const sameNumber = statement((db, v: { batchId: string; number: string }) =>
  db
    .updateTable("batch_row")
    .set({
      number_count: (eb) =>
        eb
          .selectFrom("batch_row as other")
          .select((of) => of.fn.countAll<number>().as("count"))
          .where("other.batch_id", "=", v.batchId)
          .where("other.order_number", "=", v.number)
          .where("other.excluded", "=", 0),
    })
    .where("batch_id", "=", v.batchId)
    .where("order_number", "=", v.number),
);

/** Counts again the rows that share these recipients and order numbers, in the transaction that changed one of them. */
export function countTwins(
  tx: Tx,
  batchId: string,
  recipients: ReadonlySet<string>,
  numbers: ReadonlySet<string>,
): void {
  for (const recipient of recipients) {
    if (recipient !== "") sameRecipient.run(tx, { batchId, recipient });
  }
  for (const number of numbers) if (number !== "") sameNumber.run(tx, { batchId, number });
}

const allRecipients = statement((db, v: { batchId: string }) =>
  db
    .selectFrom("batch_row")
    .select("recipient")
    .where("batch_id", "=", v.batchId)
    .groupBy("recipient")
    .having((eb) => eb.fn.countAll(), ">", 1),
);
const allNumbers = statement((db, v: { batchId: string }) =>
  db
    .selectFrom("batch_row")
    .select("order_number")
    .where("batch_id", "=", v.batchId)
    .groupBy("order_number")
    .having((eb) => eb.fn.countAll(), ">", 1),
);

/** Counts the twins of a whole batch, whose rows are all new. */
export function countAllTwins(tx: Tx, batchId: string): void {
  const recipients = allRecipients.all(tx, { batchId }).map(({ recipient }) => recipient);
  const numbers = allNumbers.all(tx, { batchId }).map(({ order_number }) => order_number);
  countTwins(tx, batchId, new Set(recipients), new Set(numbers));
}
