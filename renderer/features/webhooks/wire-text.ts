type Headers = readonly (readonly [name: string, value: string])[];

function lines(headers: Headers): string {
  return headers.map(([name, value]) => `${name}: ${value}`).join("\n");
}

/** A request as HTTP/1.1 writes it. The body follows byte for byte. */
export function requestText(url: string, headers: Headers, body: string): string {
  const { pathname, search } = new URL(url);
  return `POST ${pathname}${search} HTTP/1.1\n${lines(headers)}\n\n${body}`;
}

/** An answer as HTTP/1.1 writes it, without the reason phrase, which nobody keeps. */
export function responseText(status: number, headers: Headers, body: string): string {
  return `HTTP/1.1 ${status}\n${lines(headers)}\n\n${body}`;
}
