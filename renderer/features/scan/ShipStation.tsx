import { useMutation } from "@tanstack/react-query";
import { Stack } from "@mantine/core";
import { type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BatchRow } from "#shared/contract/desk/batch-row.ts";
import { sayError } from "../../texts/say-problem.ts";
import { station } from "../../station/connect.ts";
import { Banner } from "./Banner.tsx";
import type { Command } from "./commands.ts";
import { commandOf } from "./commands.ts";
import type { Result } from "./history.ts";
import { InFlight } from "./InFlight.tsx";
import { OrderShipment } from "./OrderShipment.tsx";
import type { RowStage } from "./row-stage.ts";
import { type BuyKey, RowShipment } from "./RowShipment.tsx";
import { ScanField } from "./ScanField.tsx";
import type { Sound } from "./sounds.ts";
import { rememberRow } from "./use-row.ts";
import type { Scale } from "./use-scale.ts";

/** What is heard when a parcel comes to a stage; silence while nothing is to be noticed. */
const stageSounds: Partial<Record<RowStage, Sound>> = {
  weigh: "warning",
  confirm: "warning",
  already: "warning",
  excluded: "warning",
  blocked: "error",
  poor: "error",
  voided: "error",
};
const resultSounds = { shipped: "ok", failed: "error", pending: "warning" } as const;
const results: Partial<Record<BatchRow["status"], keyof typeof resultSounds>> = {
  bought: "shipped",
  failed: "failed",
  pending: "pending",
};

function isSome<T>(list: readonly T[]): list is readonly [T, ...T[]] {
  return list.length > 0;
}

export interface StationProps {
  field: RefObject<HTMLInputElement | null>;
  play: (sound: Sound) => void;
  note: (code: string, result: Result, detail?: string) => void;
  onCommand: (command: Command) => void;
}

/** Scan an order, weigh it, press one key: bought, printed, ready for the next. */
export function ShipStation({
  field,
  play,
  note,
  onCommand,
  scale,
}: StationProps & { scale: Scale }) {
  const { t } = useTranslation("scan");
  const buyKey = useRef<BuyKey>(null);
  const [inFlight, setInFlight] = useState<readonly BatchRow[]>([]);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const scan = useMutation({
    mutationFn: (code: string) => station.scanCode({ code }),
    onSuccess: ({ code, row, parcels, foundBy }) => {
      if (row) rememberRow(row);
      const [parcel] = parcels;
      const who = row?.toAddress.name ?? parcel?.recipient ?? "";
      const isShipped = row ? row.status === "bought" : parcel?.status === "success";
      note(code, foundBy ? (isShipped ? "already" : "found") : "unknown", who);
      if (!row && parcel?.status !== "pending") play(foundBy ? "warning" : "error");
    },
    onError: () => play("error"),
  });
  const take = (code: string) => {
    const command = commandOf(code);
    if (command === "buy") buyKey.current?.press();
    else if (command === "clear") scan.reset();
    else if (command) onCommand(command);
    else scan.mutate(code);
    field.current?.focus();
  };
  const end = (row: BatchRow) => {
    setInFlight((rows) => rows.filter(({ rowId }) => rowId !== row.rowId));
    setDone((all) => new Set([...all, row.rowId]));
    const result = results[row.status];
    if (!result) return;
    play(resultSounds[result]);
    note(row.orderNumber || row.rowId, result, row.toAddress.name);
  };
  const found = scan.data;
  const row = found?.row;
  // A slip that is scanned again after its label was bought was not begun by this scan.
  const isStarted =
    row && row.status !== "bought"
      ? inFlight.some(({ rowId }) => rowId === row.rowId) || done.has(row.rowId)
      : false;
  return (
    <Stack gap="sm">
      <ScanField
        label={t("field.ship")}
        field={field}
        onScan={take}
        onEnter={() => buyKey.current?.press()}
      />
      {scan.isIdle ? (
        <Banner tone="idle" title={t("state.ready")} detail={t("state.readyHelp")} />
      ) : null}
      {scan.isPending ? (
        <Banner tone="busy" title={t("state.looking", { code: scan.variables })} />
      ) : null}
      {scan.error ? (
        <Banner tone="error" title={t("state.failed")} detail={sayError(scan.error)} />
      ) : null}
      {found && found.foundBy === null ? (
        <Banner
          tone="error"
          title={t("state.unknown", { code: found.code })}
          detail={t("state.unknownHelp")}
        />
      ) : null}
      {found && row ? (
        <RowShipment
          key={`${row.rowId} ${scan.submittedAt}`}
          scanned={row}
          sameNumber={found.sameNumber}
          isStarted={isStarted}
          scale={scale}
          buyKey={buyKey}
          onBought={(started) => {
            setInFlight((rows) => [...rows, started]);
          }}
          onStage={(stage) => {
            const sound = stageSounds[stage];
            if (sound) play(sound);
          }}
          onScan={take}
          onWeighed={() => field.current?.focus()}
        />
      ) : null}
      {found && !row && isSome(found.parcels) ? (
        <OrderShipment
          key={scan.submittedAt}
          parcels={found.parcels}
          isLabel={found.foundBy === "trackingCode"}
          buyKey={buyKey}
          onOutcome={({ result, printError }) => {
            play(printError ? "error" : resultSounds[result]);
            note(found.code, result, found.parcels[0]?.recipient);
          }}
        />
      ) : null}
      {inFlight.map((flying) => (
        <InFlight key={flying.rowId} scanned={flying} onOutcome={end} />
      ))}
    </Stack>
  );
}
