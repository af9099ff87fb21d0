import type { Answer } from "../service/receiver.ts";
import type { Dice } from "./dice.ts";

type Answerer = Exclude<Answer, number>;

const statuses = [
  200, 201, 204, 299, 301, 304, 307, 400, 404, 408, 410, 425, 429, 500, 503, 599, 999,
];
const retryAfter = ["", "5", "-1", "1e9", "Thu, 01 Jan 1970 00:00:00 GMT", "soon", "9".repeat(400)];

/** A receiver's answer of any kind: statuses, headers, bodies, cut off, garbage instead of HTTP. */
export function strangeAnswer(dice: Dice): Answerer {
  const status = dice.pick(statuses);
  const retry = dice.pick(retryAfter);
  const body = dice.pick([
    "",
    "thanks",
    "\u0000\u0001",
    "<html>",
    "é".repeat(2_000),
    "x".repeat(90_000),
  ]);
  switch (dice.int(0, 9)) {
    case 0:
      return (response) => void response.destroy();
    case 1:
      return (response) => void response.socket?.end("HTTP/1.1 200\r\n");
    case 2:
      return (response) => void response.socket?.end("nonsense\r\n\r\n");
    case 3:
      return (response) =>
        void response.socket?.end("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nx");
    case 4:
      return (response) =>
        void response.socket?.end(`HTTP/1.1 200 OK\r\nx: ${"y".repeat(40_000)}\r\n\r\n`);
    case 5:
      return (response) =>
        void response.socket?.end(
          "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nnot a chunk\r\n",
        );
    case 6:
      return (response) =>
        void response.socket?.end(
          Buffer.concat([
            Buffer.from("HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\nconnection: close\r\n\r\n"),
            Buffer.from([0xff, 0xfe, 0x1f, 0x8b, 0]),
          ]),
        );
    default:
      return (response) =>
        void response
          .writeHead(status, { "retry-after": retry, location: "http://169.254.169.254/" })
          .end(status === 204 || status === 304 ? undefined : body);
  }
}
