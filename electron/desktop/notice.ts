import type { Mode } from "#shared/contract/desk/machine.ts";
import { languageOf } from "./preferences.ts";
import type { OpenedSettings } from "./settings.ts";

/** What the page is told in its address: its language, whether money is real, and what happened before this start that the person should know. */
export function noticeOf({ settings, kept }: OpenedSettings, mode: Mode): URLSearchParams {
  const notice = new URLSearchParams({ language: languageOf(settings), mode });
  if (kept) notice.set("settingsKept", kept);
  const restored = settings.get("restored");
  if (restored) {
    notice.set("restored", restored.problem ?? "");
    if (restored.unreadable) notice.set("unreadableSecrets", String(restored.unreadable));
    settings.delete("restored");
  }
  return notice;
}
