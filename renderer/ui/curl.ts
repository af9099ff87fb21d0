/** A text of a command line, or one that the shell takes from an environment variable, so that no secret is ever written out. */
export type ShellText = string | { env: string };

export interface CurlRequest {
  method: string;
  url: string;
  headers?: Readonly<Record<string, ShellText>>;
  /** Sent as it is; anything that JSON can say. */
  body?: unknown;
}

/** A word that a POSIX shell reads as exactly this text: in single quotes, where nothing but the quote itself means anything. */
export function shellQuote(text: string): string {
  // A command line cannot hold a NUL.
  const held = text.replaceAll("\0", "");
  return /^[\w@%+=:,./-]+$/.test(held) ? held : `'${held.replaceAll("'", String.raw`'\''`)}'`;
}

function header(name: string, value: ShellText): string {
  // Only a letter, a digit or an underscore can be in a variable's name, so the double quotes hold nothing else that means anything.
  return typeof value === "string"
    ? shellQuote(`${name}: ${value}`)
    : `"${name}: $${value.env.replaceAll(/\W/g, "")}"`;
}

/** The request as a command for a POSIX shell, one option a line. */
export function curlCommand({ method, url, headers = {}, body }: CurlRequest): string {
  const options = Object.entries(headers).map(([name, value]) => `-H ${header(name, value)}`);
  if (body !== undefined) {
    options.push(`-H ${shellQuote("Content-Type: application/json")}`);
    options.push(`--data-raw ${shellQuote(JSON.stringify(body, null, 2))}`);
  }
  const verb = method === "GET" ? "" : ` -X ${shellQuote(method)}`;
  return [`curl${verb} ${shellQuote(url)}`, ...options].join(" \\\n  ");
}

/** Key and secret of the local API, as every example of ours sends them. */
export function apiHeaders(apiKey: string | null): Record<string, ShellText> {
  return {
    "X-API-Key": apiKey ?? { env: "SHIPDECK_API_KEY" },
    "X-API-Secret": { env: "SHIPDECK_API_SECRET" },
  };
}
