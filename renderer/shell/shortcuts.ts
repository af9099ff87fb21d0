/** Keys as they are shown, and the text of the `shell` room that says what they do. */
export interface ShortcutGroup {
  title: "sheetEverywhere" | "sheetBatch" | "sheetOrders" | "sheetScan" | "sheetPrint";
  keys: readonly (readonly [keys: readonly string[], text: ShortcutText])[];
}

type ShortcutText =
  | "keyPalette"
  | "keySheet"
  | "keyGuide"
  | "keySearch"
  | "keyClose"
  | "keyArrows"
  | "keyEdit"
  | "keySelect"
  | "keySuggestion"
  | "keyRates"
  | "keyExclude"
  | "keyUndo"
  | "keyBuy"
  | "keyPaste"
  | "keyRow"
  | "keyOpen"
  | "keyBuyPrint"
  | "keyWeight"
  | "keyMode"
  | "keyPrint"
  | "keyPage"
  | "keyZoom";

/** Every shortcut of the program; the screens' own digits are told by the navigation. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: "sheetEverywhere",
    keys: [
      [["Ctrl", "K"], "keyPalette"],
      [["/"], "keySearch"],
      [["?"], "keySheet"],
      [["F1"], "keyGuide"],
      [["Esc"], "keyClose"],
    ],
  },
  {
    title: "sheetBatch",
    keys: [
      [["Ctrl", "V"], "keyPaste"],
      [["←", "↑", "→", "↓"], "keyArrows"],
      [["Enter"], "keyEdit"],
      [["Space"], "keySelect"],
      [["."], "keySuggestion"],
      [["R"], "keyRates"],
      [["Delete"], "keyExclude"],
      [["Ctrl", "Z"], "keyUndo"],
      [["Ctrl", "Enter"], "keyBuy"],
    ],
  },
  {
    title: "sheetOrders",
    keys: [
      [["↓", "↑"], "keyRow"],
      [["Enter"], "keyOpen"],
    ],
  },
  {
    title: "sheetScan",
    keys: [
      [["Enter"], "keyBuyPrint"],
      [["F2"], "keyWeight"],
      [["F4"], "keyMode"],
    ],
  },
  {
    title: "sheetPrint",
    keys: [
      [["Ctrl", "P"], "keyPrint"],
      [["PgUp", "PgDn"], "keyPage"],
      [["+", "−", "0"], "keyZoom"],
    ],
  },
];
