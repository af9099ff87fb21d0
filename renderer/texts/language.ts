import i18next, { type FormatterModule } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "#shared/contract/desk/machine.ts";
import { formatNumber } from "../ui/format.ts";
import { en } from "./en/index.ts";
import { es } from "./es/index.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: typeof en;
  }
}

/** The language that the window was opened with: the desktop says it in the address. */
function givenLanguage(): Language {
  return new URLSearchParams(window.location.search).get("language") === "es" ? "es" : "en";
}

/** Every number inside a text is grouped as the language groups it. */
const numbers: FormatterModule = {
  type: "formatter",
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown) => (typeof value === "number" ? formatNumber(value) : String(value)),
};

void i18next
  .use(initReactI18next)
  .use(numbers)
  .init({
    lng: givenLanguage(),
    fallbackLng: "en",
    defaultNS: "common",
    resources: { en, es },
    // React escapes by itself.
    interpolation: { escapeValue: false, alwaysFormat: true },
  });

function markDocument(language: string): void {
  document.documentElement.lang = language;
}
markDocument(i18next.language);
i18next.on("languageChanged", markDocument);

/** Shows every text in another language, at once. */
export async function speak(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
}
