import { Group, Text, TextInput } from "@mantine/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatGrams, formatOunces, parseWeight } from "../../ui/measures.ts";
import { Problem } from "../../ui/Problem.tsx";
import { BurstReader } from "./burst.ts";
import classes from "./Scan.module.css";

/** Found by the key F2. */
export const weightFieldId = "scan-weight";

interface WeightFieldProps {
  /** Ounces. */
  weight: number | null;
  error: Error | null;
  onWeigh: (ounces: number) => void;
  /** A scanner was used while this field had the focus. */
  onScan: (code: string) => void;
}

/** The weight in both units, and a field to type another in, in any unit. */
export function WeightField({ weight, error, onWeigh, onScan }: WeightFieldProps) {
  const { t } = useTranslation("scan");
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  const burst = useRef(new BurstReader());
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const code = burst.current.feed(event.key, event.timeStamp);
    if (event.key !== "Enter") return;
    event.preventDefault();
    const typed = parseWeight(text);
    // Digits that come as fast as a scanner's are a code, unless they name their unit.
    const isCode = code !== null && !(typed && /[a-z]/i.test(text));
    const ounces = isCode ? null : typed;
    if (isCode) {
      setText("");
      onScan(code);
    } else if (ounces) onWeigh(ounces);
    else setWrong(text.trim() !== "");
  };
  return (
    <div>
      <Text className={classes["figure"]}>
        {weight === null ? "–" : `${formatOunces(weight)} · ${formatGrams(weight)}`}
      </Text>
      <Group gap="xs" align="flex-end">
        <TextInput
          id={weightFieldId}
          size="md"
          label={weight === null ? t("weight.first") : t("weight.label")}
          placeholder="18 oz · 1 lb 2 oz · 510 g"
          autoComplete="off"
          value={text}
          error={isWrong ? t("weight.wrong") : undefined}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setWrong(false);
          }}
          onKeyDown={press}
        />
      </Group>
      <Problem title={t("weight.notSet")} error={error} />
    </div>
  );
}
