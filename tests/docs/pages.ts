import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lexer, type Token, type Tokens, walkTokens } from "marked";
import { projectFolder } from "#electron/runtime/places.ts";

export interface Page {
  /** From the project's folder, such as `resources/guide/batch.md`. */
  path: string;
  text: string;
  tokens: Token[];
}

const paths = globSync(["*.md", "resources/**/*.md"], { cwd: projectFolder }).toSorted();

/** Every page that a person reads. */
export const pages: readonly Page[] = paths.map((path) => {
  const text = readFileSync(join(projectFolder, path), "utf8");
  return { path, text, tokens: lexer(text) };
});

/** All tokens of a kind, however deep. */
export function tokensOf<T extends Tokens.Generic>(page: Page, type: T["type"]): T[] {
  const found: T[] = [];
  void walkTokens(page.tokens, (token) => {
    if (token.type === type) found.push(token as T);
  });
  return found;
}

/** What stands in code, inline and in blocks. */
export function codeOf(page: Page): string[] {
  return [
    ...tokensOf<Tokens.Codespan>(page, "codespan"),
    ...tokensOf<Tokens.Code>(page, "code"),
  ].map(({ text }) => text);
}
