import { TextInput } from "@mantine/core";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";

/** Milliseconds: a scanner that ends a code with two line ends must not press the buy key with the second. */
const restAfterScan = 150;

interface ScanFieldProps {
  label: string;
  field: RefObject<HTMLInputElement | null>;
  onScan: (code: string) => void;
  /** Enter in the empty field. */
  onEnter: () => void;
}

/** Where scanned codes arrive, letter by letter as from a keyboard, with Enter at their end. Typing does as well. */
export function ScanField({ label, field, onScan, onEnter }: ScanFieldProps) {
  const [text, setText] = useState("");
  const lastScan = useRef(Number.NEGATIVE_INFINITY);
  // A scanner does not look where the focus is.
  useEffect(() => field.current?.focus(), [field]);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const code = text.trim();
    if (code !== "") {
      lastScan.current = event.timeStamp;
      setText("");
      onScan(code);
    } else if (!event.repeat && event.timeStamp - lastScan.current > restAfterScan) onEnter();
  };
  return (
    <TextInput
      ref={field}
      label={label}
      size="xl"
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={press}
    />
  );
}
