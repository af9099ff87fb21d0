import type { Shipped } from "./list-packages.ts";

const rule = "=".repeat(100);

/** What is in the program beside npm's packages. */
const others: readonly { title: string; text: string }[] = [
  {
    title: "Electron, Chromium, Node.js, V8 and FFmpeg",
    text: "The files LICENSE.electron.txt and LICENSES.chromium.html beside this one.",
  },
  {
    title: "SQLite (inside better-sqlite3)",
    text: "In the public domain, see https://sqlite.org/copyright.html",
  },
  {
    title: "Skia and its parts (inside @napi-rs/canvas)",
    text: "BSD 3-Clause, Copyright (c) 2011 Google Inc. and others, see https://skia.org",
  },
  {
    title: "SumatraPDF 3.4.6 (inside pdf-to-printer, on Windows only)",
    text: "A program of its own that prints PDF files. GPL 3.0; its source is at https://github.com/sumatrapdfreader/sumatrapdf",
  },
];

/** One text with the licences of everything that is shipped. Packages under the same words share them. */
export function writeNotices(packages: readonly Shipped[], data: string): string {
  const byText = new Map<string, Shipped[]>();
  for (const one of packages) {
    const stated = `Licence: ${one.license}${one.author ? `\n${one.author}` : ""}`;
    const text = one.texts.length > 0 ? one.texts.join("\n\n") : stated;
    byText.set(text, [...(byText.get(text) ?? []), one]);
  }
  const chapters = [...byText].map(([text, ones]) => ({
    title: ones.map(({ name, version, license }) => `${name} ${version} (${license})`).join("\n"),
    text,
  }));
  const parts = [...chapters, ...others, { title: "Postal data", text: data.trim() }];
  const body = parts.map(({ title, text }) => `${rule}\n${title}\n${rule}\n\n${text}\n`);
  return `Shipdeck contains the work of others, under these licences.\n\n${body.join("\n")}`;
}
