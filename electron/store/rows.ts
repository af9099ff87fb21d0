import type { Insertable, Selectable } from "kysely";
import type { Tables } from "./tables/index.ts";

/** Rows as they are read. */
export type AttemptRow = Selectable<Tables["attempt"]>;
export type ItemRow = Selectable<Tables["order_item"]>;
export type OrderRow = Selectable<Tables["orders"]>;
export type ChargeRow = Selectable<Tables["charge"]>;
export type LabelRow = Selectable<Tables["label"]>;
export type KeyRow = Selectable<Tables["api_key"]>;
export type WebhookRow = Selectable<Tables["webhook"]>;
export type QuoteRow = Selectable<Tables["quote"]>;
export type NewBatchRow = Insertable<Tables["batch_row"]>;
export type BatchData = Selectable<Tables["batch"]>;
export type BatchRunRow = Selectable<Tables["batch_run"]>;
/** A row of a batch and where it stands. */
export type SeenRow = Selectable<Tables["batch_row_seen"]>;
export type ParcelRow = Selectable<Tables["parcel"]>;
export type PrintJobRow = Selectable<Tables["print_job"]>;
export type ManifestRow = Selectable<Tables["manifest"]>;
export type DepositKeyRow = Selectable<Tables["deposit_key"]>;
export type DepositAddressRow = Selectable<Tables["deposit_address"]>;
export type DepositRow = Selectable<Tables["deposit"]>;
