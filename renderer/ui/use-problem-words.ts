import { useTranslation } from "react-i18next";
import { StationError } from "#shared/contract/errors.ts";

/**
 * A function that says what went wrong in the reader's language: by the station's code where there is a text for it, else
 * in the station's own English sentence, which an English reader always gets because it knows more.
 */
export function useProblemWords(): (error: Error) => string {
  const { t, i18n } = useTranslation("problems");
  return (error) => {
    if (!(error instanceof StationError) || i18n.language === "en") return error.message;
    // Codes come from the station: one without a text falls back to its sentence.
    return t(error.code as "NOT_ON_THIS_MACHINE", { defaultValue: error.message });
  };
}
