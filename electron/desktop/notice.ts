import { languageOf } from "./preferences.ts";
import type { OpenedSettings } from "./settings.ts";

/** What the page is told in its address: its language, and what happened before this start that the person should know. */
export function noticeOf({ settings, kept }: OpenedSettings): URLSearchParams {
  const notice = new URLSearchParams({ language: languageOf(settings) });
  if (kept) notice.set("settingsKept", kept);
  const restored = settings.get("restored");
  if (restored) {
    notice.set("restored", restored.problem ?? "");
    if (restored.unreadable) notice.set("unreadableSecrets", String(restored.unreadable));
    settings.delete("restored");
  }
  return notice;
}
