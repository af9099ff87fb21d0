import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { protocol } from "electron";
import { contentSecurityPolicy } from "./content-security.ts";

export const origin = "app://shipdeck";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
};

/** Makes `app://shipdeck` an origin like any https one. Must run before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: "app", privileges: { standard: true, secure: true, codeCache: true } },
  ]);
}

/** An answer with the policy, whatever it is: a page without one would be free. */
function answer(
  body: string | Uint8Array<ArrayBuffer>,
  status: number,
  type: string,
  nonce: string,
): Response {
  return new Response(body, {
    status,
    headers: {
      "content-type": type,
      "content-security-policy": contentSecurityPolicy(nonce),
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin",
      "referrer-policy": "no-referrer",
    },
  });
}

/** Has Node read what answers are made of, which it puts off until they are first named: before a window waits for one. */
export function prepareAnswers(): void {
  answer("", 200, "text/plain", "");
}

/** The file below `folder` that a URL names, or null when it names none of ours. */
export function fileOf(folder: string, url: string): string | null {
  const { host, pathname } = new URL(url);
  if (host !== "shipdeck") return null;
  const path = pathname === "/" ? "/index.html" : decodeURIComponent(pathname);
  const file = join(folder, path);
  return file.startsWith(folder + sep) && types[extname(file)] ? file : null;
}

/** Serves the built renderer, each answer with its policy. */
export function serveRenderer(folder: string): void {
  protocol.handle("app", async (request) => {
    const file = fileOf(folder, request.url);
    const bytes = file && request.method === "GET" ? await readFile(file).catch(() => null) : null;
    const nonce = randomBytes(16).toString("base64");
    if (!file || !bytes) return answer("Not found", 404, "text/plain; charset=utf-8", nonce);
    const body = file.endsWith(".html") ? bytes.toString("utf8").replace("%NONCE%", nonce) : bytes;
    return answer(body, 200, types[extname(file)] ?? "", nonce);
  });
}
