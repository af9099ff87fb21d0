import { createRequire } from "node:module";

/** What is used of EasyPost's own client library. It throws where a signature does not match. */
interface Client {
  Utils: {
    validateWebhook(body: Uint8Array | string, headers: object, secret: string): unknown;
  };
}

// One function of it is used, so its types are said here.
const EasyPost = createRequire(import.meta.url)("@easypost/api") as new (key: string) => Client;

/** The verifier that receivers of EasyPost's webhooks use; the key is for its network calls, which are not made. */
export const easyPost = new EasyPost("none").Utils;
