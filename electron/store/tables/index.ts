import type { ApiKeyTable } from "./api-key.ts";
import type { AttemptTable } from "./attempt.ts";
import type {
  BatchEditRowTable,
  BatchEditTable,
  BatchLineTable,
  BatchRowSeenView,
  BatchRowTable,
  BatchRunTable,
  BatchTable,
  ImportMappingTable,
} from "./batch.ts";
import type {
  DepositAddressTable,
  DepositEntryTable,
  DepositKeyTable,
  DepositTable,
} from "./deposit.ts";
import type { ExchangeRateTable } from "./exchange-rate.ts";
import type { CarrierShipmentTable, ChargeTable } from "./charge.ts";
import type { CounterTable, IdempotencyTable, MetaTable } from "./housekeeping.ts";
import type { LabelTable, VoidRefusalTable } from "./label.ts";
import type { BalanceTable, JournalTable, PostingTable } from "./ledger.ts";
import type { ManifestLabelTable, ManifestTable } from "./manifest.ts";
import type { OrderItemTable, OrderTable, OrderTermTable } from "./order.ts";
import type { ParcelTable, SpendTable } from "./parcel.ts";
import type {
  PrinterProfileTable,
  PrintEntryTable,
  PrintJobTable,
  PrintPieceTable,
} from "./printing.ts";
import type { QuoteTable, ShipmentTable, VerifiedAddressTable } from "./quote.ts";
import type { SettingTable } from "./setting.ts";
import type { DeliveryTable, EventTable, WebhookAttemptTable, WebhookTable } from "./webhook.ts";

/** The schema is the sum of its tables. */
export interface Tables {
  meta: MetaTable;
  printer_profile: PrinterProfileTable;
  print_job: PrintJobTable;
  print_piece: PrintPieceTable;
  print_entry: PrintEntryTable;
  setting: SettingTable;
  counter: CounterTable;
  api_key: ApiKeyTable;
  verified_address: VerifiedAddressTable;
  shipment: ShipmentTable;
  quote: QuoteTable;
  orders: OrderTable;
  order_term: OrderTermTable;
  order_item: OrderItemTable;
  attempt: AttemptTable;
  label: LabelTable;
  carrier_shipment: CarrierShipmentTable;
  charge: ChargeTable;
  void_refusal: VoidRefusalTable;
  manifest: ManifestTable;
  manifest_label: ManifestLabelTable;
  parcel: ParcelTable;
  spend: SpendTable;
  exchange_rate: ExchangeRateTable;
  balance: BalanceTable;
  journal: JournalTable;
  posting: PostingTable;
  deposit_key: DepositKeyTable;
  deposit_address: DepositAddressTable;
  deposit: DepositTable;
  deposit_entry: DepositEntryTable;
  webhook: WebhookTable;
  event: EventTable;
  delivery: DeliveryTable;
  webhook_attempt: WebhookAttemptTable;
  idempotency: IdempotencyTable;
  import_mapping: ImportMappingTable;
  batch: BatchTable;
  batch_run: BatchRunTable;
  batch_row: BatchRowTable;
  batch_row_seen: BatchRowSeenView;
  batch_line: BatchLineTable;
  batch_edit: BatchEditTable;
  batch_edit_row: BatchEditRowTable;
}
