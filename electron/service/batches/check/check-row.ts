import { writeCheck, quotesOfShipment } from "#electron/store/batches/checks.ts";
import { batchById } from "#electron/store/batches/batches.ts";
import { seenRow } from "#electron/store/batches/rows.ts";
import { shippedBefore } from "#electron/store/batches/shipped.ts";
import type { BatchData, SeenRow } from "#electron/store/rows.ts";
import type { Db, Tx } from "#electron/store/store.ts";
import type { RowProblem } from "#shared/contract/desk/batch-row.ts";
import { RateRule } from "#shared/contract/desk/rules.ts";
import type { StationSettings } from "#shared/contract/desk/settings.ts";
import { isExpired } from "#shared/rules/quote.ts";
import type { Parts } from "../../context.ts";
import { instant } from "../../json.ts";
import { stationSettings } from "../../settings/station-settings.ts";
import { type Draft, draftOf } from "../grid/draft.ts";
import { type AddressCheck, checkAddress } from "./check-address.ts";
import { checkCustoms } from "./check-customs.ts";
import { checkPackage } from "./check-package.ts";
import { filledPackage, packagesOf } from "./filled-package.ts";
import { pickRate, ruleInWords } from "./pick-rate.ts";
import { problem } from "./problem.ts";
import { type Rated, rateRow } from "./rate-row.ts";

/** A row that was checked, to be written down. */
export interface CheckedRow {
  batchId: string;
  write(tx: Tx): void;
}

interface Checked {
  row: SeenRow;
  draft: Draft;
  batch: BatchData;
  address: AddressCheck;
  problems: RowProblem[];
  rated: Rated | null;
}

/** The rates that a row has already, while they live; null when it has to be rated. */
function livingRates(db: Db, row: SeenRow, now: number): Rated | null {
  if (row.stale !== 1 || row.shipment_id === null) return null;
  const rates = quotesOfShipment.all(db, { shipmentId: row.shipment_id });
  if (rates.length === 0 || rates.some(({ expires_at }) => isExpired(expires_at, now))) return null;
  return {
    shipmentId: row.shipment_id,
    rates,
    messages: JSON.parse(row.messages) as Rated["messages"],
    problems: [],
    save: () => {},
  };
}

function alreadyShipped(db: Db, row: SeenRow): RowProblem[] {
  if (row.order_number === "") return [];
  const found = shippedBefore.get(db, { number: row.order_number, batchId: row.batch_id });
  if (!found) return [];
  const date = instant(found.created_at).slice(0, 10);
  return [
    problem("ALREADY_SHIPPED", "orderNumber", "error", {
      message: `Order ${row.order_number} was shipped on ${date}. Exclude the row, or give it another number to ship again`,
      params: { orderNumber: row.order_number, orderId: found.id, date },
    }),
  ];
}

/** Writes down what a check found; what was edited meanwhile stays to be checked. */
function write(tx: Tx, { row, draft, batch, address, problems: found, rated }: Checked): void {
  rated?.save(tx);
  const rule = draft.rule ?? RateRule.parse(JSON.parse(batch.rule));
  const problems = [...found, ...alreadyShipped(tx, row), ...(rated?.problems ?? [])];
  const chosen = rated ? pickRate(rated.rates, rule) : null;
  if (rated && rated.rates.length > 0 && !chosen)
    problems.push(
      problem("RULE_UNMET", "rule", "error", {
        message: `No service fits the rule “${ruleInWords(rule)}”. Choose another rule or a rate`,
        params: { rule: ruleInWords(rule) },
      }),
    );
  const all = [...(JSON.parse(row.import_problems) as RowProblem[]), ...problems];
  const errors = all.filter(({ severity }) => severity === "error").length;
  writeCheck.run(tx, {
    id: row.id,
    revision: row.revision,
    errors,
    warnings: all.length - errors,
    addressState: address.state,
    suggestion: address.suggestion && JSON.stringify(address.suggestion),
    addressErrors: JSON.stringify(address.errors),
    problems: JSON.stringify(problems),
    messages: JSON.stringify(rated?.messages ?? []),
    shipmentId: rated?.shipmentId ?? null,
    rateCount: rated?.rates.length ?? 0,
    quoteId: chosen?.id ?? null,
    cents: chosen?.cents ?? null,
  });
}

function senderOf(settings: StationSettings, batch: BatchData) {
  return batch.ship_from_id === null
    ? settings.shipFrom[0]
    : settings.shipFrom.find(({ id }) => id === batch.ship_from_id);
}

/** Verifies, packs and rates a row. Null when there is nothing to check any more. */
export async function checkRow(parts: Parts, rowId: string): Promise<CheckedRow | null> {
  const known = parts.store.read((db) => {
    const row = seenRow.get(db, { id: rowId });
    const batch = row && batchById.get(db, { id: row.batch_id });
    if (!row || !batch || row.stale === 0) return null;
    const living = livingRates(db, row, parts.clock.now());
    return { row, batch, settings: stationSettings(db), presets: packagesOf(db, batch.id), living };
  });
  if (!known) return null;
  const { row, batch, settings, presets, living } = known;
  const draft = draftOf(row);
  const sender = senderOf(settings, batch)?.address ?? null;
  const address = checkAddress(parts.addresses, draft.toAddress, sender?.country ?? "US");
  const { parcel, problems: parcelProblems } = checkPackage(filledPackage(draft.package, presets));
  const abroad = sender && address.address && address.address.country !== sender.country;
  const customs = abroad
    ? checkCustoms({ draft, defaults: settings.customs, sender, weight: parcel?.weight ?? null })
    : { customs: null, problems: [] };
  const problems = [...address.problems, ...parcelProblems, ...customs.problems];
  if (!sender)
    problems.push(
      problem("SHIP_FROM_MISSING", null, "error", {
        message: "There is no ship-from address. Add one in the settings",
      }),
    );
  const whole =
    sender && address.address && parcel && (!abroad || customs.customs)
      ? {
          fromAddress: sender,
          toAddress: address.address,
          packageDetails: parcel,
          customsInfo: customs.customs ?? undefined,
          carriers: undefined,
        }
      : null;
  const rated = whole && (living ?? (await rateRow(parts, whole)));
  return {
    batchId: batch.id,
    write: (tx) => write(tx, { row, draft, batch, address, problems, rated }),
  };
}
