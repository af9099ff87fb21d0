import i18next from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { StationError } from "#shared/contract/errors.ts";
import { problems as english } from "./en/problems.ts";
import { problems as spanish } from "./es/problems.ts";
import { sayError } from "./say-problem.ts";

beforeAll(async () => {
  const resources = { en: { problems: english }, es: { problems: spanish } };
  await i18next.init({ lng: "es", resources, interpolation: { escapeValue: false } });
});

describe("a failure in Spanish", () => {
  it("is said by the reason that the station gives, with what it is about", () => {
    const details = { reason: "FILE_LINES_MAX", max: "50,000" };
    const error = new StationError("IMPORT_UNREADABLE", "Too many lines.", { details });
    expect(sayError(error)).toBe(
      "El archivo tiene más de 50,000 líneas. Divídalo en archivos más pequeños.",
    );
  });

  it("is said by its code where there is no reason", () => {
    expect(sayError(new StationError("ROW_NOT_FOUND", "Gone."))).toBe(spanish.ROW_NOT_FOUND);
  });

  it("is the station's own sentence where there is no text for it", () => {
    const details = { reason: "SOMETHING_NEW", depth: [1] };
    const error = new StationError("IMPORT_UNREADABLE", "It is new.", { details });
    expect(sayError(error)).toBe("It is new.");
    expect(sayError(new Error("Bug"))).toBe("Bug");
  });
});
