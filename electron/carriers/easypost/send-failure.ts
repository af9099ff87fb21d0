/** A call without an answer. `sent` false: not a byte of it can have reached EasyPost. */
export interface SendFailure {
  kind: "failed";
  sent: boolean;
  timedOut: boolean;
  /** For a person. */
  message: string;
}

const names: Readonly<Record<string, string>> = {
  ENOTFOUND: "The name of EasyPost's server is not known here. Is this computer online?",
  EAI_AGAIN: "The name of EasyPost's server could not be looked up. Is this computer online?",
  ECONNREFUSED: "EasyPost's server refuses connections.",
  UND_ERR_CONNECT_TIMEOUT: "EasyPost's server cannot be reached.",
};

function codeOf(error: unknown): string {
  const code = (Object(error) as { code?: unknown }).code;
  return typeof code === "string" ? code : "";
}

/** Did it fail while the connection was being made? Several addresses that were tried fail together. */
function whileConnecting(error: unknown): boolean {
  const { syscall, errors } = Object(error) as { syscall?: unknown; errors?: unknown };
  if (Array.isArray(errors)) return errors.length > 0 && errors.every(whileConnecting);
  return (
    syscall === "connect" ||
    syscall === "getaddrinfo" ||
    codeOf(error) === "UND_ERR_CONNECT_TIMEOUT"
  );
}

function isTrust(code: string): boolean {
  return /CERT|^ERR_SSL|^ERR_TLS|^EPROTO|^UNABLE_TO/.test(code);
}

/** What an error of undici means for the call that met it. */
export function failureOf(error: unknown): SendFailure {
  const code = codeOf(error);
  const failed = { kind: "failed", timedOut: false } as const;
  if (error instanceof Error && error.name === "TimeoutError")
    return { ...failed, sent: true, timedOut: true, message: "EasyPost did not answer in time." };
  if (isTrust(code))
    return {
      ...failed,
      sent: false,
      message: `The secure connection to EasyPost cannot be trusted (${code}). Where a proxy looks into connections, this computer must know its certificate authority; otherwise check the computer's date.`,
    };
  if (error instanceof Error && error.message.startsWith("Proxy response"))
    return {
      ...failed,
      sent: false,
      message: `The proxy does not let EasyPost through: ${error.message}.`,
    };
  if (whileConnecting(error))
    return {
      ...failed,
      sent: false,
      message: names[code] ?? `EasyPost's server cannot be reached (${code}).`,
    };
  return {
    ...failed,
    sent: true,
    message: "The connection to EasyPost broke off before it answered.",
  };
}
