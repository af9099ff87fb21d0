export const help = {
  title: "Guide",
  contents: "Pages of the guide",
  search: "Search the guide",
  found_one: "{{count}} section",
  found_other: "{{count}} sections",
  found_zero: "Nothing found. Try fewer or other words.",
  code: "To copy",
  codeIn: "To copy ({{lang}})",
  inEnglish: "The guide is in English.",
  opening: "The guide is opening",
} as const;
