import { TextInput, type TextInputProps } from "@mantine/core";
import { useState } from "react";

interface DraftInputProps extends Omit<TextInputProps, "value" | "onChange"> {
  /** As the station has it. */
  value: string;
  /** The text was changed, and the person is done with it. */
  onTake: (text: string) => unknown;
}

/** A field whose text goes to the station when it is left or Enter is pressed. Escape brings the old text back. */
export function DraftInput({ value, onTake, ...rest }: DraftInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  function take() {
    if (typed !== null && typed.trim() !== value) onTake(typed.trim());
    setTyped(null);
  }
  return (
    <TextInput
      {...rest}
      value={typed ?? value}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !event.ctrlKey) take();
        if (event.key === "Escape" && typed !== null) {
          setTyped(null);
          event.stopPropagation();
        }
      }}
    />
  );
}
