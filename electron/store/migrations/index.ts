import { station0001 } from "./0001-station.ts";
import { settings0002 } from "./0002-settings.ts";
import { batches0003 } from "./0003-batches.ts";
import { printing0004 } from "./0004-printing.ts";
import { parcels0005 } from "./0005-parcels.ts";
import { webhookAttempts0006 } from "./0006-webhook-attempts.ts";
import { voidRefusals0007 } from "./0007-void-refusals.ts";
import { scan0008 } from "./0008-scan.ts";
import { documents0009 } from "./0009-documents.ts";
import { labelSize0010 } from "./0010-label-size.ts";
import { rateBreakdown0011 } from "./0011-rate-breakdown.ts";
import { secretHint0012 } from "./0012-secret-hint.ts";
import { retention0013 } from "./0013-retention.ts";
import { seals0014 } from "./0014-seals.ts";
import { deposits0015 } from "./0015-deposits.ts";
import { exchangeRates0016 } from "./0016-exchange-rates.ts";
import { carrierAccounts0017 } from "./0017-carrier-accounts.ts";

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
}

/** In order; the number is the schema version (`PRAGMA user_version`) that it leads to. */
export const migrations: readonly Migration[] = [
  station0001,
  settings0002,
  batches0003,
  printing0004,
  parcels0005,
  webhookAttempts0006,
  voidRefusals0007,
  scan0008,
  documents0009,
  labelSize0010,
  rateBreakdown0011,
  secretHint0012,
  retention0013,
  seals0014,
  deposits0015,
  exchangeRates0016,
  carrierAccounts0017,
];
