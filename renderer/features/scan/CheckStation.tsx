import { Stack } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LabelCheck, ScanVerdict } from "#shared/contract/desk/scan.ts";
import { sayError } from "../../texts/say-problem.ts";
import { station } from "../../station/connect.ts";
import { Banner, type Tone } from "./Banner.tsx";
import { commandOf } from "./commands.ts";
import { ScanField } from "./ScanField.tsx";
import type { StationProps } from "./ShipStation.tsx";
import type { Sound } from "./sounds.ts";

const looks: Readonly<Record<ScanVerdict, { tone: Tone; sound: Sound | null }>> = {
  expected: { tone: "go", sound: null },
  match: { tone: "ok", sound: "ok" },
  good: { tone: "ok", sound: "ok" },
  other: { tone: "error", sound: "error" },
  voided: { tone: "error", sound: "error" },
  not_bought: { tone: "warning", sound: "warning" },
  unknown: { tone: "error", sound: "error" },
};

/** Scan an order number, then the label on its parcel: is it the right one? A label alone tells whose it is. */
export function CheckStation({ field, play, note, onCommand }: StationProps) {
  const { t } = useTranslation("scan");
  const [expected, setExpected] = useState<string | null>(null);
  const check = useMutation({
    mutationFn: (code: string) => station.checkLabel({ code, expected }),
    onSuccess: (answer) => {
      setExpected(answer.expected);
      note(answer.code, answer.verdict, answer.parcel?.recipient ?? "");
      const { sound } = looks[answer.verdict];
      if (sound) play(sound);
    },
    onError: () => play("error"),
  });
  const take = (code: string) => {
    const command = commandOf(code);
    if (command === "clear") {
      setExpected(null);
      check.reset();
    } else if (command) onCommand(command);
    else check.mutate(code);
  };
  return (
    <Stack gap="sm">
      <ScanField
        label={
          expected === null ? t("field.check") : t("field.checkExpecting", { number: expected })
        }
        field={field}
        onScan={take}
        onEnter={() => field.current?.focus()}
      />
      {check.error ? (
        <Banner tone="error" title={t("state.failed")} detail={sayError(check.error)} />
      ) : null}
      {check.data ? <Verdict answer={check.data} /> : null}
      {!check.data && !check.error ? (
        <Banner tone="idle" title={t("state.ready")} detail={t("field.check")} />
      ) : null}
    </Stack>
  );
}

function Verdict({ answer }: { answer: LabelCheck }) {
  const { t } = useTranslation("scan");
  const { verdict, code, expected, parcel } = answer;
  const number = parcel?.orderNumber ?? t("check.noNumber");
  const { recipient = "", place = "" } = parcel ?? {};
  const detail = {
    expected: t("check.expectedHelp", { number, recipient, place }),
    match: t("check.whose", { number, recipient, place }),
    good: t("check.whose", { number, recipient, place }),
    other: t("check.otherHelp", { number, recipient, expected: expected ?? "" }),
    voided: t("check.voidedHelp", { number }),
    not_bought: t("check.notBoughtHelp", { number }),
    unknown: t("check.unknownHelp", { code }),
  }[verdict];
  return <Banner tone={looks[verdict].tone} title={t(`check.${verdict}`)} detail={detail} />;
}
