import { readFile } from "node:fs/promises";
import { afterEach, expect, it } from "vitest";
import {
  openOrderFileReader,
  type OrderFileReader,
  type OrderFileReaderParts,
} from "#electron/imports/open-order-file-reader.ts";
import { readOrderFile } from "#electron/imports/read-order-file.ts";
import { makeWorkbook } from "./make-workbook.ts";

const opened: OrderFileReader[] = [];
function open(parts: OrderFileReaderParts = {}): OrderFileReader {
  const reader = openOrderFileReader(parts);
  opened.push(reader);
  return reader;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((reader) => reader.close()));
});
const script = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const orders = { fileName: "a.csv", bytes: Buffer.from("Name,City,Zip\nAna,Austin,78701\n") };

it("its thread reads what would be read here, files at once and one after the other", async () => {
  const reader = open();
  const csv = { fileName: "s.csv", bytes: await readFile("resources/examples/orders-sample.csv") };
  const book = {
    fileName: "s.xlsx",
    bytes: makeWorkbook([
      {
        name: "A",
        rows: [
          ["Name", "City", "Zip"],
          ["Ana", "Austin", 78701],
        ],
      },
    ]),
  };
  const files = [csv, book, orders];
  const here = await Promise.all(files.map(readOrderFile));
  expect(await Promise.all(files.map((file) => reader.read(file)))).toEqual(here);
  expect(await reader.read(csv)).toEqual(here[0]);
  expect(csv.bytes.length).toBeGreaterThan(1000);
});

it("a refusal comes back with its code and sentence", async () => {
  const reader = open();
  const bytes = Buffer.from("%PDF-1.7");
  await expect(reader.read({ fileName: "a.pdf", bytes })).rejects.toMatchObject({
    name: "StationError",
    code: "IMPORT_UNREADABLE",
    message: expect.stringContaining("PDF"),
    details: { reason: "FILE_IS_OTHER", kind: "PDF" },
  });
  const large = new Uint8Array(100 * 1024 * 1024 + 1);
  await expect(reader.read({ fileName: "a.csv", bytes: large })).rejects.toMatchObject({
    code: "PAYLOAD_TOO_LARGE",
  });
});

it("a file that never ends being read is given up after the deadline", async () => {
  const reader = open({ workerUrl: script("for (;;);"), deadline: 200 });
  await expect(reader.read(orders)).rejects.toMatchObject({
    code: "IMPORT_UNREADABLE",
    message: expect.stringContaining("too long"),
  });
});

it("a file that needs more memory than a thread has is refused, and the station lives on", async () => {
  const greedy = script("const all = []; for (;;) all.push(new Array(100_000).fill(all.length));");
  const reader = open({ workerUrl: greedy, memoryMb: 32 });
  await expect(reader.read(orders)).rejects.toMatchObject({
    code: "IMPORT_UNREADABLE",
    message: expect.stringContaining("memory"),
  });
});

it("a thread that dies is an error at once, not a wait", async () => {
  const reader = open({ workerUrl: script("process.exit(3)") });
  await expect(reader.read(orders)).rejects.toThrow("stopped");
});

it("closing refuses what is being read and all that comes later", async () => {
  const reader = open({ workerUrl: script("setInterval(() => {}, 1000)") });
  const reading = reader.read(orders);
  const outcome = reading.then(
    () => "read",
    (error: Error) => error.message,
  );
  await reader.close();
  expect(await outcome).toBe("The order file worker stopped");
  await expect(reader.read(orders)).rejects.toThrow("closed");
});
