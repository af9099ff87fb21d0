import type { Server } from "node:http";
import type { FailureCode } from "#shared/contract/errors.ts";
import { failureAnswer } from "./envelope.ts";
import type { HttpDoorParts } from "./http-parts.ts";
import { isAnswering } from "./watch-request.ts";

/** What Node's parser finds wrong, in our words. */
function judge(code: string | undefined): { code: FailureCode; status: string; message: string } {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT")
    return {
      code: "REQUEST_TIMEOUT",
      status: "408 Request Timeout",
      message: "The request did not arrive in time.",
    };
  if (code === "HPE_HEADER_OVERFLOW")
    return {
      code: "HEADERS_TOO_LARGE",
      status: "431 Request Header Fields Too Large",
      message: "The address and the headers together must not exceed 16 KB.",
    };
  return {
    code: "MALFORMED_REQUEST",
    status: "400 Bad Request",
    message: "The request is not valid HTTP.",
  };
}

/** Requests that are not HTTP at all get the envelope too, then the connection ends: its framing cannot be trusted. */
export function answerBrokenRequests(
  server: Server,
  {
    clock,
    newRequestId,
    noteRequest,
  }: Pick<HttpDoorParts, "clock" | "newRequestId" | "noteRequest">,
): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, code, message } = judge(error.code);
    const requestId = newRequestId();
    if (!isAnswering(socket))
      noteRequest({
        at: new Date(clock.now()).toISOString(),
        method: "",
        path: "",
        status: Number(status.slice(0, 3)),
        durationMs: 0,
        keyName: null,
        requestId,
        code,
      });
    const { body } = failureAnswer({ code, message, errors: [], details: {}, requestId });
    const headers = [
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${requestId}`,
      "connection: close",
    ];
    socket.end(`HTTP/1.1 ${status}\r\n${headers.join("\r\n")}\r\n\r\n${body}`);
  });
}
