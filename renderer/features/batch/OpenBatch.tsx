import { Text } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "wouter";
import type { Batch } from "#shared/contract/desk/batch.ts";
import type { Currency } from "#shared/rules/money.ts";
import { PrinterTrouble } from "../../print/PrinterTrouble.tsx";
import { useSettings } from "../../station/settings.ts";
import { sayError } from "../../texts/say-problem.ts";
import { Problem } from "../../ui/Problem.tsx";
import { act } from "./act.ts";
import classes from "./BatchDesk.module.css";
import { Afterwards } from "./buy/Afterwards.tsx";
import { BuyBar } from "./buy/BuyBar.tsx";
import { BuyProgress } from "./buy/BuyProgress.tsx";
import { ConfirmPurchase } from "./buy/ConfirmPurchase.tsx";
import { Filters } from "./grid/Filters.tsx";
import { RowGrid } from "./grid/RowGrid.tsx";
import { useGrid } from "./grid/use-grid.ts";
import { type RowFilter, rowIdsBetween } from "./grid/use-rows.ts";
import { BatchHead } from "./head/BatchHead.tsx";
import { ImportLine } from "./head/ImportLine.tsx";
import { ShipFromNeeded } from "./head/ShipFromNeeded.tsx";
import { MappingDialog } from "./mapping/MappingDialog.tsx";
import { RowPanel } from "./panel/RowPanel.tsx";
import { useRow } from "./queries.ts";
import { useKeptKeyboard } from "./use-kept-keyboard.ts";
import { usePanel, usePanelFocus } from "./use-panel.ts";

type Purchase = { rowIds: string[] | undefined };

/** There is something bought and nothing left to buy. */
function isThrough({ counts }: Batch): boolean {
  return counts.bought > 0 && counts.ready + counts.checking === 0;
}

function emptyText({ counts, state }: Batch, filter: RowFilter) {
  if (state === "mapping") return "grid.unmapped";
  if (counts.total === 0) return "grid.empty";
  return filter === "problems" && counts.blocked === 0 ? "grid.noProblems" : "grid.noMatch";
}

interface OpenBatchProps {
  batch: Batch;
  /** A dialog of others has the keyboard. */
  isCovered: boolean;
}

/** The batch, its grid, the row at hand, and the way to buy it. */
export function OpenBatch({ batch, isCovered }: OpenBatchProps) {
  const { t } = useTranslation("batch");
  const { id } = batch;
  const [, go] = useLocation();
  const { data: settings } = useSettings();
  const gridRef = useRef<HTMLDivElement>(null);
  const { ref: panelRef, opened, wanted, openPanel, closePanel } = usePanel();
  const grid = useGrid({ id, hasLabels: batch.counts.bought > 0, openPanel });
  const { commands } = grid;
  const [mapping, setMapping] = useState(batch.state === "mapping");
  const [paying, setPaying] = useState<Currency | null | undefined>(undefined);
  const currency = paying === undefined ? (settings?.payWith ?? null) : paying;
  const [purchase, setPurchase] = useState<Purchase | null>(null);
  const rowId = grid.active?.rowId ?? null;
  const detail = useRow(id, rowId);

  // The grid has the keyboard from the start.
  useEffect(() => gridRef.current?.focus(), []);
  usePanelFocus(panelRef, wanted, rowId !== null && detail.data?.row.rowId === rowId);
  const shown = `${batch.state} ${detail.data?.row.rowId}`;
  useKeptKeyboard(gridRef, isCovered || purchase !== null || mapping, shown);
  const buyable = batch.counts.ready > 0 && batch.state !== "mapping";
  useHotkeys(
    [
      ["mod+Enter", () => buyable && !purchase && setPurchase({ rowIds: undefined })],
      ["mod+P", () => batch.counts.bought > 0 && go(`/print/batch/${id}`)],
    ],
    [],
  );
  useHotkeys([
    ["mod+Z", () => void commands.undo()],
    ["mod+shift+Z", () => void commands.redo()],
    ["mod+Y", () => void commands.redo()],
  ]);
  async function retryAll() {
    const failed = { id, filter: "failed", search: "" } as const;
    const rowIds = await act(rowIdsBetween(failed, 0, batch.counts.failed - 1));
    if (rowIds && rowIds.length > 0) setPurchase({ rowIds });
  }

  const running = batch.state === "buying" || batch.state === "paused";
  return (
    <div className={classes["desk"]}>
      <BatchHead batch={batch} commands={commands} />
      <ShipFromNeeded />
      {batch.imported ? (
        <ImportLine facts={batch.imported} onColumns={() => setMapping(true)} />
      ) : null}
      <Filters batch={batch} grid={grid} onLeave={() => gridRef.current?.focus()} />
      <Problem error={grid.error} title={grid.error ? sayError(grid.error) : undefined} />
      <div className={classes["middle"]}>
        <RowGrid grid={grid} ref={gridRef} />
        {opened && rowId ? (
          <RowPanel
            ref={panelRef}
            batchId={id}
            rowId={rowId}
            commands={commands}
            meant={grid.meant}
            onClose={() => {
              closePanel();
              gridRef.current?.focus();
            }}
            onRetry={(rowId) => setPurchase({ rowIds: [rowId] })}
          />
        ) : null}
      </div>
      {grid.loaded && grid.total === 0 ? (
        <Text c="dimmed">{t(emptyText(batch, grid.filter))}</Text>
      ) : null}
      {batch.counts.bought > 0 ? <PrinterTrouble /> : null}
      <Afterwards
        batch={batch}
        commands={commands}
        onRetryAll={running ? undefined : () => void retryAll()}
      />
      {running ? <BuyProgress batch={batch} commands={commands} /> : null}
      {running || isThrough(batch) ? null : (
        <BuyBar
          batch={batch}
          currency={currency}
          onCurrency={setPaying}
          onBuy={() => setPurchase({ rowIds: undefined })}
        />
      )}
      {purchase ? (
        <ConfirmPurchase
          batch={batch}
          currency={currency}
          rowIds={purchase.rowIds}
          onClose={() => setPurchase(null)}
        />
      ) : null}
      {mapping && batch.imported ? (
        <MappingDialog batch={batch} facts={batch.imported} onClose={() => setMapping(false)} />
      ) : null}
    </div>
  );
}
