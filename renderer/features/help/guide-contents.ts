import { lexer, type Token, type Tokens } from "marked";
import { pathFrom } from "./guide-paths.ts";
import { plainText } from "./guide-text.ts";

export interface ContentsGroup {
  /** Whom the pages are for. */
  title: string;
  pages: { page: string; name: string }[];
}

function linksIn(tokens: readonly Token[]): Tokens.Link[] {
  return tokens.flatMap((token) => {
    if (token.type === "link") return [token as Tokens.Link];
    if (token.type === "list")
      return (token as Tokens.List).items.flatMap((item) => linksIn(item.tokens));
    return "tokens" in token && token.tokens ? linksIn(token.tokens) : [];
  });
}

/** The guide's table of contents, read from its front page: a group for each heading, an entry for the first link of each line. */
export function contentsOf(frontPage: string): ContentsGroup[] {
  const groups: ContentsGroup[] = [];
  for (const token of lexer(frontPage)) {
    if (token.type === "heading" && token.depth === 2)
      groups.push({ title: plainText(token.tokens), pages: [] });
    if (token.type !== "list") continue;
    for (const item of (token as Tokens.List).items) {
      const [link] = linksIn(item.tokens);
      const page = link && pathFrom("README.md", link.href);
      if (page?.endsWith(".md")) groups.at(-1)?.pages.push({ page, name: plainText(link?.tokens) });
    }
  }
  return groups.filter(({ pages }) => pages.length > 0);
}
