import { useEffect } from "react";
import { usePreferences } from "../station/settings.ts";
import { speak } from "../texts/language.ts";

/** The window speaks the language of the preferences, from the moment that they change. */
export function usePreferredLanguage(): void {
  const { data } = usePreferences();
  const language = data?.language;
  useEffect(() => {
    if (language) void speak(language);
  }, [language]);
}
