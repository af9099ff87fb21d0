import { TextInput, Tooltip } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BatchRow } from "#shared/contract/desk/batch-row.ts";
import type { ColumnKey } from "./columns.ts";
import { textOf } from "./typed.ts";

interface CellEditorProps {
  row: BatchRow;
  column: ColumnKey;
  /** Takes the text, or null to leave all as it was; answers whether it could be read. `step`: on to the next cell, or back. */
  onDone: (text: string | null, step: 0 | 1 | -1) => boolean;
}

/** A cell being typed in: Enter takes it, Tab takes it and goes on, Escape leaves it as it was. */
export function CellEditor({ row, column, onDone }: CellEditorProps) {
  const { t } = useTranslation("batch");
  const [text, setText] = useState(() => textOf(row, column));
  const [unread, setUnread] = useState(false);
  function take(step: 0 | 1 | -1) {
    if (!onDone(text, step)) setUnread(true);
  }
  function press(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === "Escape") onDone(null, 0);
    else if (event.key === "Enter" && !event.ctrlKey) take(0);
    else if (event.key === "Tab") take(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  }
  const wrong = t(column === "weight" ? "edit.noWeight" : "edit.noSides");
  return (
    <Tooltip opened={unread} label={<span role="alert">{wrong}</span>} color="red">
      <TextInput
        aria-label={t(`columns.${column}`)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just opened it to type
        autoFocus
        value={text}
        error={unread}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setUnread(false);
        }}
        onKeyDown={press}
        onBlur={() => {
          if (!onDone(text, 0)) onDone(null, 0);
        }}
      />
    </Tooltip>
  );
}
