import type { help as english } from "../en/help.ts";
import type { SameKeys } from "../texts.ts";

export const help: SameKeys<typeof english> = {
  title: "Guía",
  contents: "Páginas de la guía",
  search: "Buscar en la guía",
  found_one: "{{count}} sección",
  found_other: "{{count}} secciones",
  found_zero: "No se encontró nada. Pruebe con menos palabras u otras.",
  code: "Para copiar",
  codeIn: "Para copiar ({{lang}})",
  inEnglish: "La guía está en inglés.",
  opening: "Se está abriendo la guía",
};
