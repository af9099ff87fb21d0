import { useHotkeys } from "@mantine/hooks";
import { useLocation } from "wouter";
import { screenKey, screens } from "../screens.tsx";
import { guideOf } from "./guide-of.ts";
import { palette } from "./palette.ts";
import { sheet } from "./sheet.ts";

/** The search of the screen that is shown, when it has one. */
function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>("main input[type=search]");
  field?.focus();
  field?.select();
}

/** The shortcuts that work everywhere. Those with Ctrl also while typing, the others never. */
export function useShortcuts(): void {
  const [path, go] = useLocation();
  useHotkeys(
    [
      ["mod+K", palette.toggle],
      ["F1", () => go(guideOf(path))],
      ...screens.map((screen): [string, () => void] => [
        `mod+${screenKey(screen)}`,
        () => go(screen.path),
      ]),
    ],
    [],
    true,
  );
  // Whether these two are typed with Shift depends on the keyboard.
  useHotkeys([
    ["?", sheet.toggle],
    ["shift+?", sheet.toggle],
    ["/", focusSearch],
    ["shift+/", focusSearch],
  ]);
}
