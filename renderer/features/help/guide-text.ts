import { lexer, type Token, type Tokens } from "marked";

/** What Markdown says, without its marks. */
export function plainText(tokens: readonly Token[] | undefined, else_ = ""): string {
  if (!tokens) return else_;
  return tokens
    .map((token) => {
      if ("tokens" in token && token.tokens) return plainText(token.tokens);
      return "text" in token ? String(token.text) : "";
    })
    .join("");
}

export interface Section {
  /** Of the nearest heading; empty before the first. */
  heading: string;
  text: string;
}

function cellsOf({ header, rows }: Tokens.Table): string {
  const lines = [header, ...rows].map((row) => row.map(({ tokens }) => plainText(tokens)));
  return lines.map((cells) => cells.join(" · ")).join("\n");
}

function textOf(token: Token): string {
  if (token.type === "table") return cellsOf(token as Tokens.Table);
  if (token.type === "list")
    return (token as Tokens.List).items
      .map(({ tokens }) => tokens.map(textOf).join("\n"))
      .join("\n");
  if (token.type === "html" || token.type === "space") return "";
  return "tokens" in token ? plainText(token.tokens) : "text" in token ? String(token.text) : "";
}

/** A page cut at its headings, as plain text to search in. */
export function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [];
  for (const token of lexer(markdown)) {
    if (token.type === "heading") sections.push({ heading: plainText(token.tokens), text: "" });
    else {
      if (sections.length === 0) sections.push({ heading: "", text: "" });
      const last = sections.at(-1);
      const text = textOf(token);
      if (last && text) last.text += `${last.text ? "\n" : ""}${text}`;
    }
  }
  return sections;
}

/** The page's own title. */
export function titleOf(markdown: string): string {
  return /^# (.+)$/m.exec(markdown)?.[1] ?? "";
}
