import { Anchor, Stack } from "@mantine/core";
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { BatchRow } from "#shared/contract/desk/batch-row.ts";
import { sayError, sayProblem } from "../../texts/say-problem.ts";
import { Banner } from "./Banner.tsx";
import { ParcelCard } from "./ParcelCard.tsx";
import { isBuyable, rowStage, type RowStage, stageTones } from "./row-stage.ts";
import { useAutoWeigh } from "./use-auto-weigh.ts";
import { useRow } from "./use-row.ts";
import type { Scale } from "./use-scale.ts";
import { useStageWords } from "./use-stage-words.ts";
import { WeightField } from "./WeightField.tsx";

/** What the screen's buy key does with the parcel that is shown. */
export interface BuyKey {
  press: () => void;
}

interface RowShipmentProps {
  scanned: BatchRow;
  sameNumber: number;
  /** The buy key was pressed for this very scan. */
  isStarted: boolean;
  scale: Scale;
  buyKey: RefObject<BuyKey | null>;
  onBought: (row: BatchRow) => void;
  onStage: (stage: RowStage) => void;
  onScan: (code: string) => void;
  onWeighed: () => void;
}

/** One scanned row, from its weight to its printed label. */
export function RowShipment(props: RowShipmentProps) {
  const { t } = useTranslation("scan");
  const shipment = useRow(props.scanned, props.onBought);
  const { row, quote, error, weigh } = shipment;
  const [isConfirmed, setConfirmed] = useState(false);
  const [isTyped, setTyped] = useState(false);
  useAutoWeigh(row, props.scale.reading, isTyped, weigh);
  const stage = rowStage({
    row,
    isStarted: props.isStarted,
    isAsking: shipment.isAsking,
    isSufficient: quote ? quote.sufficient : null,
    isConfirmed,
  });
  const tell = useEffectEvent((now: RowStage) => props.onStage(now));
  useEffect(() => tell(stage), [stage]);
  useImperativeHandle(props.buyKey, () => ({
    press: () => {
      if (stage === "confirm") setConfirmed(true);
      else if (isBuyable(stage)) shipment.buy();
    },
  }));
  const words = useStageWords(stage, {
    code: row.order?.trackingCode ?? "",
    reason: row.order?.error?.message ?? "",
    problems: row.problems
      .filter(({ severity }) => severity === "error")
      .map(sayProblem)
      .join(" "),
    sum: quote,
    printError: null,
  });
  const isEditable = ["rating", "weigh", "blocked", "press", "confirm", "poor"].includes(stage);
  return (
    <Stack gap="sm">
      <Banner
        tone={error ? "error" : stageTones[stage]}
        title={error ? t("state.notBought") : words.title}
        detail={error ? sayError(error) : words.detail}
      >
        {stage === "already" && row.order ? (
          <Anchor component={Link} href={`/print/items/${row.order.orderItemId}`} size="lg">
            {t("state.reprint")}
          </Anchor>
        ) : null}
      </Banner>
      <ParcelCard
        row={row}
        sameNumber={props.sameNumber}
        weight={
          isEditable ? (
            <WeightField
              key={row.package.weight}
              weight={row.package.weight}
              error={shipment.weighError}
              onScan={props.onScan}
              onWeigh={(ounces) => {
                setTyped(true);
                weigh(ounces);
                props.onWeighed();
              }}
            />
          ) : null
        }
      />
    </Stack>
  );
}
