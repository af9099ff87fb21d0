import { Refused } from "./refused.ts";

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: "The connection was refused: nothing listens there.",
  ECONNRESET: "The receiver closed the connection without an answer.",
  UND_ERR_SOCKET: "The receiver closed the connection without an answer.",
  EPIPE: "The receiver closed the connection without an answer.",
  ENOTFOUND: "The name of the receiver is not known.",
  EAI_AGAIN: "The name of the receiver could not be looked up.",
  EHOSTUNREACH: "The receiver cannot be reached.",
  ENETUNREACH: "The receiver cannot be reached.",
  ETIMEDOUT: "The receiver cannot be reached.",
  CERT_HAS_EXPIRED: "The receiver's certificate has expired.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The receiver's certificate is self-signed.",
  SELF_SIGNED_CERT_IN_CHAIN: "The receiver's certificate is self-signed.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "The receiver's certificate cannot be verified.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The receiver's certificate is for another name.",
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: "The receiver's answer is not HTTP.",
  UND_ERR_HEADERS_OVERFLOW: "The receiver's answer has too many headers.",
};

/** Why a post failed, for a person. */
export function failureWords(error: unknown): string {
  if (error instanceof Refused) return error.message;
  // undici gives its parser's errors no code.
  if (error instanceof Error && error.name === "HTTPParserError")
    return "The receiver's answer is not HTTP.";
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  if (typeof code !== "string") return "The receiver could not be posted to.";
  if (code.startsWith("ERR_SSL_")) return "The secure connection failed.";
  return words[code] ?? `The receiver could not be posted to (${code}).`;
}
