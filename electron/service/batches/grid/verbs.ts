import {
  changeBatch,
  countBatches,
  deleteBatchById,
  pageOfBatches,
} from "#electron/store/batches/batches.ts";
import { countRows } from "#electron/store/batches/counts.ts";
import { makeStale, pageOfRows } from "#electron/store/batches/rows.ts";
import { quotesOfShipment } from "#electron/store/batches/checks.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { batchRows } from "#shared/contract/desk/batches.ts";
import type { batchGridRows } from "#shared/contract/desk/batch-grid.ts";
import type { batchPurchaseRows } from "#shared/contract/desk/batch-purchase.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import { paginate } from "#shared/contract/pages.ts";
import type { CarrierMessage } from "#shared/contract/rates.ts";
import type { Context } from "../../context.ts";
import { instant } from "../../json.ts";
import { stationSettings } from "../../settings/station-settings.ts";
import { readBatch, viewBatch } from "./batch-view.ts";
import { assertLoaded, findBatch, findRestingBatch, findRow, findRows } from "./find.ts";
import { rateOf } from "./rate-of.ts";
import { viewRows } from "./row-view.ts";

type GridVerbs = Pick<
  Handlers<typeof batchRows & typeof batchGridRows & typeof batchPurchaseRows, Context>,
  | "listBatches"
  | "getBatch"
  | "createBatch"
  | "updateBatch"
  | "deleteBatch"
  | "listBatchRows"
  | "getBatchRow"
  | "recheckBatch"
>;

/** Reading batches and rows, and what concerns a batch as a whole. */
export const gridVerbs: GridVerbs = {
  listBatches: async (ctx, { limit, offset }) =>
    ctx.store.read((db) => {
      const batches = pageOfBatches.all(db, { limit, offset });
      const total = countBatches.get(db, {})?.count ?? 0;
      return {
        batches: batches.map((batch) => viewBatch(ctx, db, batch)),
        pagination: paginate(limit, offset, total, batches.length),
      };
    }),

  getBatch: async (ctx, { id }) => readBatch(ctx, id),

  createBatch: async (ctx, { name }) => {
    const id = ctx.newId("bat");
    await ctx.store.write((tx) => {
      const now = ctx.clock.now();
      insertInto(tx, "batch", {
        id,
        name: name || `Batch ${instant(now).slice(0, 16).replace("T", " ")}`,
        stage: "open",
        paused_code: null,
        paused_message: null,
        rule: JSON.stringify(stationSettings(tx).rule),
        ship_from_id: null,
        package_id: null,
        import: null,
        file_hash: null,
        run_id: null,
        created_at: now,
        updated_at: now,
      });
    });
    ctx.batchWork.changed(id);
    return readBatch(ctx, id);
  },

  updateBatch: async (ctx, { id, name, rule, shipFromId, packageId }) => {
    await ctx.store.write((tx) => {
      const batch = findRestingBatch(tx, id);
      changeBatch(tx, id, {
        name: name || batch.name,
        rule: rule ? JSON.stringify(rule) : batch.rule,
        ship_from_id: shipFromId === undefined ? batch.ship_from_id : shipFromId,
        package_id: packageId === undefined ? batch.package_id : packageId,
        updated_at: ctx.clock.now(),
      });
      if (shipFromId !== undefined || packageId !== undefined) makeStale(tx, id, 2);
      else if (rule) makeStale(tx, id, 1);
    });
    ctx.batchWork.changed(id);
    ctx.batchWork.wakeChecker();
    return readBatch(ctx, id);
  },

  deleteBatch: async (ctx, { id }) => {
    await ctx.store.write((tx) => {
      const batch = findRestingBatch(tx, id);
      assertLoaded(ctx.batchWork, batch, "load");
      const { bought, pending, buying, voided } = countRows(tx, id).byStatus;
      if (bought + pending + buying + voided > 0)
        throw new StationError(
          "BATCH_BUSY",
          `Labels were bought from “${batch.name}”: it is kept as their record.`,
        );
      deleteBatchById.run(tx, { id });
    });
    ctx.batchWork.changed(id);
    return { id, deleted: true };
  },

  listBatchRows: async (ctx, { id, limit, offset, filter, search }) =>
    ctx.store.read((db) => {
      findBatch(db, id);
      const { total, page } = pageOfRows(db, { batchId: id, limit, offset, filter, search });
      return {
        rows: viewRows(db, id, page),
        pagination: paginate(limit, offset, total, page.length),
      };
    }),

  getBatchRow: async (ctx, { rowId }) =>
    ctx.store.read((db) => {
      const row = findRow(db, rowId);
      const [view] = viewRows(db, row.batch_id, [row]);
      if (!view) throw new Error(`row ${rowId} cannot be shown`);
      const quotes =
        row.shipment_id === null ? [] : quotesOfShipment.all(db, { shipmentId: row.shipment_id });
      return {
        row: view,
        rates: quotes.map(rateOf),
        messages: JSON.parse(row.messages) as CarrierMessage[],
      };
    }),

  recheckBatch: async (ctx, { id, rowIds }) => {
    await ctx.store.write((tx) => {
      findBatch(tx, id);
      if (rowIds) findRows(tx, id, rowIds);
      makeStale(tx, id, 2, rowIds ?? null);
    });
    ctx.batchWork.changed(id);
    ctx.batchWork.wakeChecker();
    return readBatch(ctx, id);
  },
};
