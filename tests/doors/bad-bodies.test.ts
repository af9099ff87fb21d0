import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RawConnection, requestText } from "./raw-connection.ts";
import { Room } from "./room.ts";

let room: Room;
let connection: RawConnection;
let own: [string, string][] = [];
const port = () => Number(new URL(room.station.url).port);
beforeAll(async () => {
  room = await Room.open();
  connection = await RawConnection.open(port());
  own = [
    ["host", `127.0.0.1:${port()}`],
    ["x-api-key", room.key.apiKey],
    ["x-api-secret", room.key.apiSecret],
  ];
});
afterAll(async () => {
  connection[Symbol.dispose]();
  await room[Symbol.asyncDispose]();
});

const json = "application/json";
/** All requests of this file go over one connection: if one of them spoiled it, the next would fail. */
async function post(
  path: string,
  type: string | null,
  body: string | Uint8Array,
  encoding?: string,
) {
  const bytes = Buffer.from(body);
  const headers: [string, string][] = [...own, ["content-length", `${bytes.length}`]];
  if (type !== null) headers.push(["content-type", type]);
  if (encoding !== undefined) headers.push(["content-encoding", encoding]);
  await connection.send(requestText(`POST /api/v1${path} HTTP/1.1`, headers));
  await connection.send(bytes);
  const answer = await connection.answer();
  if (!answer) throw new Error("the station hung up");
  expect(room.station.errors).toEqual([]);
  const { code, errors, success } = JSON.parse(answer.body) as {
    code: string;
    success: boolean;
    errors: { field: string }[];
  };
  return { status: answer.status, code, success, fields: errors?.map(({ field }) => field) ?? [] };
}

describe("a body that is no JSON is a 400 INVALID_JSON", () => {
  const deep = 100_000;
  const bodies: [string, string | Uint8Array][] = [
    ["nothing at all", ""],
    ["blanks", " \r\n\t "],
    ["half of it", '{"items":[{"rateId":"rate_1"'],
    ["a word", "hello"],
    ["single quotes", "{'items':[]}"],
    ["a comma too many", '{"items":[],}'],
    ["two documents", "{}{}"],
    ["NaN", '{"weight":NaN}'],
    ["Infinity", '{"weight":-Infinity}'],
    ["a hexadecimal number", '{"weight":0x10}'],
    ["a raw NUL in a text", '{"email":"a\u0000b"}'],
    ["a raw line break in a text", '{"email":"a\nb"}'],
    ["a UTF-8 byte order mark", "\ufeff{}"],
    ["UTF-16", Buffer.from('\ufeff{"items":[]}', "utf16le")],
    ["bytes that are no UTF-8", Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ["a surrogate encoded as UTF-8", Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ["a hundred thousand open brackets", "[".repeat(deep)],
    ["a hundred thousand open braces", '{"a":'.repeat(deep)],
    ["a form", "items=1&email=a"],
  ];
  test.each(bodies)("%s", async (_, body) => {
    expect(await post("/orders", json, body)).toMatchObject({
      success: false,
      status: 400,
      code: "INVALID_JSON",
    });
  });
});

describe("JSON that is no order is a 400 VALIDATION_ERROR that names what is wrong", () => {
  const nest = (text: string) => `${"[".repeat(100_000)}${text}${"]".repeat(100_000)}`;
  const manyKeys = `{${Array.from({ length: 60_000 }, (_, n) => `"k${n}":1`).join(",")}}`;
  const bodies: [string, string, string[]][] = [
    ["null", "null", ["items"]],
    ["a number", "7", [""]],
    ["a text", '"items"', [""]],
    ["a list", "[]", [""]],
    ["a list a hundred thousand deep", nest(""), [""]],
    ["a field a hundred thousand deep", `{"items":${nest("1")}}`, ["items[0]"]],
    ["sixty thousand unknown keys", manyKeys, ["items"]],
    ["__proto__", '{"__proto__":{"items":[]},"constructor":{"prototype":{}}}', ["items"]],
    ["__proto__ as a list", '{"items":{"__proto__":[]}}', ["items"]],
    ["items of all kinds", '{"items":[1,null,"a",[],{}]}', [0, 1, 2, 3, 4].map(String)],
  ];
  test.each(bodies)("%s", async (name, body, fields) => {
    const answer = await post("/orders", `${json}; charset=utf-8`, body);
    expect([answer.status, answer.code]).toEqual([400, "VALIDATION_ERROR"]);
    if (name === "items of all kinds")
      expect(answer.fields.map((field) => /^items\[(\d)\]/.exec(field)?.[1])).toEqual(fields);
    else expect(answer.fields).toEqual(fields);
  });

  test("no key of a body ever reaches an object's prototype", () => {
    expect(({} as Record<string, unknown>)["items"]).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test("the last of two equal keys counts, as JSON.parse has it", async () => {
    expect((await post("/orders", json, '{"items":[1],"items":[]}')).fields).toEqual(["items"]);
  });
});

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/xml",
  "application/problem+json",
  "text/json",
  "application/jsonp",
  "json",
  "*/*",
  "",
])("a body sent as %j is a 415, even when it is JSON", async (type) => {
  expect(await post("/orders", type, '{"items":[]}')).toMatchObject({
    status: 415,
    code: "UNSUPPORTED_MEDIA_TYPE",
  });
});

test("a body without a Content-Type is a 415", async () => {
  expect((await post("/orders", null, "{}")).status).toBe(415);
});

test("a packed body is a 415, and `identity` is none", async () => {
  const packed = gzipSync('{"items":[]}');
  for (const encoding of ["gzip", "br", "identity, gzip"])
    expect(await post("/orders", json, packed, encoding)).toMatchObject({
      status: 415,
      code: "UNSUPPORTED_MEDIA_TYPE",
    });
  expect((await post("/orders", json, '{"items":[]}', "Identity")).status).toBe(400);
});

test("an operation without a body takes none or any JSON", async () => {
  for (const body of ["", "{}", "null"])
    expect(await post("/labels/item_none/void", json, body)).toMatchObject({
      status: 404,
      code: "LABEL_NOT_FOUND",
    });
  expect((await post("/labels/item_none/void", null, "")).status).toBe(404);
});

test("a body in chunks is read like any other", async () => {
  const headers: [string, string][] = [
    ...own,
    ["content-type", json],
    ["transfer-encoding", "chunked"],
  ];
  await connection.send(requestText("POST /api/v1/orders HTTP/1.1", headers));
  for (const piece of ['{"ite', 'ms":[]', "}"])
    await connection.send(`${piece.length.toString(16)}\r\n${piece}\r\n`);
  await connection.send("0\r\n\r\n");
  expect((await connection.answer())?.body).toContain('"field":"items"');
});

test("one connection carried all of this, nothing was stored and it is still good", async () => {
  await connection.send(requestText("GET /api/v1/orders HTTP/1.1", own));
  const answer = await connection.answer();
  expect(answer?.status).toBe(200);
  expect(answer?.body).toContain('"total":0');
});
