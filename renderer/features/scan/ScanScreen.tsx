import { Button, Group, SegmentedControl, Text } from "@mantine/core";
import { IconBarcode } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { PrinterTrouble } from "../../print/PrinterTrouble.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { CheckStation } from "./CheckStation.tsx";
import { CommandCodes } from "./CommandCodes.tsx";
import type { Command } from "./commands.ts";
import { History } from "./History.tsx";
import { useHistory } from "./history.ts";
import classes from "./Scan.module.css";
import { ScaleLine } from "./ScaleLine.tsx";
import { ShipStation } from "./ShipStation.tsx";
import { useSounds } from "./sounds.ts";
import { useScanFocus } from "./use-focus.ts";
import { useScale } from "./use-scale.ts";
import { weightFieldId } from "./WeightField.tsx";

const modes = ["ship", "check"] as const;
type Mode = (typeof modes)[number];

/** The scan station: for a barcode scanner, a scale and one key, with large type. */
export function ScanScreen() {
  const { t } = useTranslation("scan");
  const [mode, setMode] = useState<Mode>("ship");
  /** Counts up when everything on the screen is put aside. */
  const [round, setRound] = useState(0);
  const [areCodesOpen, setCodesOpen] = useState(false);
  const field = useScanFocus();
  const scale = useScale();
  const play = useSounds();
  const { entries, note } = useHistory();
  const obey = (command: Command) => {
    if (command === "ship" || command === "check") setMode(command);
    if (command === "clear") setRound((before) => before + 1);
    field.current?.focus();
  };
  useEffect(() => {
    const press = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (defaultPrevented || document.querySelector("[role=dialog]")) return;
      if (key === "F2") document.querySelector<HTMLElement>(`#${weightFieldId}`)?.focus();
      if (key === "F4") setMode((before) => (before === "ship" ? "check" : "ship"));
      if (key === "Escape") setRound((before) => before + 1);
      if (key === "F4" || key === "Escape") field.current?.focus();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [field]);
  const parts = { field, play, note, onCommand: obey };
  return (
    <Screen
      title={t("title")}
      actions={
        <Group gap="sm">
          <ScaleLine scale={scale} />
          <SegmentedControl
            size="xs"
            aria-label={t("mode.label")}
            data={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
            value={mode}
            onChange={setMode}
            transitionDuration={0}
          />
          <Button
            variant="default"
            leftSection={<IconBarcode size={16} />}
            onClick={() => setCodesOpen(true)}
          >
            {t("codes.open")}
          </Button>
        </Group>
      }
    >
      <div className={classes["layout"]}>
        <div>
          <PrinterTrouble />
          {mode === "ship" ? (
            <ShipStation key={round} {...parts} scale={scale} />
          ) : (
            <CheckStation key={round} {...parts} />
          )}
          <Text mt="sm" c="dimmed">
            {t(`keys.${mode}`)}
          </Text>
        </div>
        <History entries={entries} />
      </div>
      {areCodesOpen ? <CommandCodes onClose={() => setCodesOpen(false)} /> : null}
    </Screen>
  );
}
