import { describe, expect, it } from "vitest";
import { problems as spanish } from "../../renderer/texts/es/problems.ts";
import { importLimits } from "#electron/imports/limits.ts";
import { readOrderFile } from "#electron/imports/read-order-file.ts";
import { refusal } from "./refusal.ts";
import { makeZip } from "./make-zip.ts";
import { readRows, readText } from "./read-rows.ts";

const bytesOf = (text: string) => Buffer.from(text, "latin1");
const oldOffice = (name: string) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(600),
    Buffer.from(name, "utf16le"),
  ]);

describe("files that are no order files", () => {
  it.each([
    ["an empty file", Buffer.alloc(0), /empty/],
    ["blank lines", bytesOf("\r\n\r\n ,, \r\n"), /empty/],
    ["a header alone", bytesOf("Name,Address,City,Zip,Country\r\n"), /no orders/],
    ["a PDF", bytesOf("%PDF-1.7\n%\xe2\xe3"), /PDF/],
    ["a picture", bytesOf("\x89PNG\r\n\x1a\n"), /picture/],
    ["a web page called .xls", bytesOf("<html><table><tr><td>Name"), /web page/],
    ["a JSON file", bytesOf('[{"name":"Ana"}]'), /JSON/],
    ["a letter", bytesOf("Dear Ana\nplease ship my order\nBob\n"), /one column/],
    [
      "a quotation mark that swallows the file",
      bytesOf(`Name,City,Zip\n"Ana,Austin,78701\n${"Bob,Boise,83702\n".repeat(3000)}`),
      /quotation mark/,
    ],
    ["an XML file", bytesOf('<?xml version="1.0"?><Workbook>'), /XML/],
    ["an old workbook", oldOffice("Workbook"), /\.xls\)/],
    ["a workbook with a password", oldOffice("EncryptedPackage"), /password/],
    ["a zip", makeZip([{ name: "orders.csv", content: "a,b" }]), /Unpack/],
    ["an OpenDocument sheet", makeZip([{ name: "content.xml", content: "<x/>" }]), /\.ods/],
    ["a binary workbook", makeZip([{ name: "xl/workbook.bin", content: "x" }]), /\.xlsb/],
    ["a Word document", makeZip([{ name: "word/document.xml", content: "<x/>" }]), /Word/],
    ["half a workbook", makeZip([{ name: "a", content: "b" }]).subarray(0, 40), /damaged/],
    ["a zip with a password", makeZip([{ name: "a", content: "b", encrypted: true }]), /password/],
    ["bytes of a program", Buffer.from(Array.from({ length: 500 }, (_, at) => at % 9)), /not text/],
  ] as const)("%s is refused by name, with a way out", async (_, bytes, sentence) => {
    const error = await refusal(bytes, "orders.xls");
    expect(error.code).toBe("IMPORT_UNREADABLE");
    expect(error.message).toMatch(sentence);
    expect(error.message.split(". ").length).toBeGreaterThan(1);
    expect(Object.keys(spanish)).toContain(error.details["reason"]);
  });

  it("a file beyond 100 MB is refused before it is read", async () => {
    const error = await refusal(new Uint8Array(importLimits.bytes + 1));
    expect(error.code).toBe("PAYLOAD_TOO_LARGE");
    expect(error.message).toContain("100 MB");
  });

  it("50,000 orders are read, one more is refused with the limit", async () => {
    const header = "Order Number,Name,Address 1,City,State,Zip,Country\n";
    const line = "1,A,1 Main St,Austin,TX,78701,US\n";
    const full = await readOrderFile({
      fileName: "a",
      bytes: bytesOf(header + line.repeat(50_000)),
    });
    expect(full.lines).toHaveLength(50_000);
    for (const count of [50_001, 60_000]) {
      const error = await refusal(bytesOf(header + line.repeat(count)));
      expect(error.message).toContain("50,000");
    }
  });

  it("more columns than a mapping can name are refused", async () => {
    const wide = Array.from({ length: 1001 }, (_, at) => `c${at}`).join(",");
    expect((await refusal(bytesOf(`${wide}\n${wide}`))).message).toContain("1001 columns");
  });
});

describe("tables that are not quite right", () => {
  const header = "Order Number,Name,Address 1,City,State,Zip,Country,Weight (oz)";

  it("titles above the header and empty rows between orders are left out, the line numbers stay those of the sheet", async () => {
    const { file, rows } = await readText(
      `Orders of Friday\n\n${header}\n\n1,A,1 Main St,Austin,TX,78701,US,5\n,,,,,,,\n2,B,2 Main St,Austin,TX,78701,US,6\n\n\n`,
    );
    expect(rows.map(({ lines }) => lines)).toEqual([[5], [7]]);
    expect(file.warnings).toMatchObject([
      { code: "TITLE_SKIPPED", params: { count: 1 } },
      { code: "EMPTY_ROWS", params: { count: 2 } },
    ]);
  });

  it("a quoted line break stays in its cell, whatever ends the lines", async () => {
    for (const end of ["\n", "\r\n", "\r"]) {
      const { rows } = await readText(
        [
          header,
          '1,A,"1 Main St\nApt 4",Austin,TX,78701,US,5',
          "2,B,2 Main St,Austin,TX,78701,US,6",
        ].join(end),
      );
      expect(rows.map(({ toAddress }) => toAddress.street1)).toEqual([
        "1 Main St, Apt 4",
        "2 Main St",
      ]);
    }
  });

  it("a line with too few or too many cells is kept and named", async () => {
    const { file, rows } = await readText(
      `${header}\n1,A,1 Main St,Austin,TX\n2,B,2 Main St, Suite 4,Austin,TX,78701,US,6\n3,C,3 Main St,Austin,TX,78701,US,6`,
    );
    expect(rows).toHaveLength(3);
    expect(file.warnings.filter(({ code }) => code === "LINE_RAGGED")).toMatchObject([
      { line: 2, params: { found: 5, expected: 8 } },
      { line: 3, params: { found: 9, expected: 8 } },
    ]);
  });

  it("columns without a name, and two of one name, are told", async () => {
    const { file } = await readText("Name,,City,City,Zip\nA,1 Main St,Austin,Austin,78701");
    expect(file.headers).toEqual(["Name", "Column 2", "City", "City", "Zip"]);
    expect(file.warnings).toMatchObject([
      { code: "HEADER_EMPTY", params: { column: 2 } },
      { code: "HEADER_TWICE", params: { header: "City", first: 3, second: 4 } },
    ]);
  });

  it("a file without a header waits for the person to say what its columns are, and loses no order", async () => {
    const { file, match } = await readText(
      "1,Ana Ruiz,600 Dexter Ave,Montgomery,AL,36130,US\n2,Noor Haddad,120 4th Street,Juneau,AK,99801,US",
    );
    expect(file.lines).toHaveLength(2);
    expect(file.headers[0]).toBe("Column 1");
    expect(file.warnings.map(({ code }) => code)).toContain("HEADER_MISSING");
    expect(match.missing).toEqual(["name", "street1", "city", "zip", "country"]);
  });

  it("a quotation mark that is never closed is named with its line", async () => {
    const { file } = await readText(
      `${header}\n1,A,1 Main St,Austin,TX,78701,US,5\n2,"B,2 Main St,Austin,TX,78701,US,6`,
    );
    expect(file.warnings).toMatchObject([{ code: "QUOTE_OPEN" }, { code: "LINE_RAGGED" }]);
  });

  it.each([",", ";", "\t", "|"])(
    "cells parted by %j are found by themselves",
    async (delimiter) => {
      const { file, match } = await readText(
        `${header.replaceAll(",", delimiter)}\n${["1", "A", "1 Main St", "Austin", "TX", "78701", "US", "5"].join(delimiter)}`,
      );
      expect(file.delimiter).toBe(delimiter);
      expect(match.missing).toEqual([]);
    },
  );

  it("Excel's own first line `sep=;` is obeyed", async () => {
    const { file, rows } = await readText(
      "sep=;\r\nName;Address 1;City;Zip;Country\r\nA, B;1 Main St;Austin;78701;US",
    );
    expect(file.delimiter).toBe(";");
    expect(rows).toMatchObject([{ lines: [3], toAddress: { name: "A, B" } }]);
  });
});

describe("encodings", () => {
  const text =
    "Name,Address 1,City,Zip,Country\r\nJosé Núñez ✨,1 Calle Sol,San Juan,00901,US\r\nשרה כהן,5 Main St,Austin,78701,US";
  const littleEndian = Buffer.from(text, "utf16le");
  const mark = (bytes: number[], rest: Uint8Array) => Buffer.concat([Buffer.from(bytes), rest]);

  it.each([
    ["utf-8", Buffer.from(text)],
    ["utf-8", mark([0xef, 0xbb, 0xbf], Buffer.from(text))],
    ["utf-16le", mark([0xff, 0xfe], littleEndian)],
    ["utf-16be", mark([0xfe, 0xff], Buffer.from(littleEndian).swap16())],
    ["utf-16le", littleEndian],
    ["utf-16be", Buffer.from(littleEndian).swap16()],
  ] as const)("%s keeps accents, emoji and right-to-left names", async (encoding, bytes) => {
    const { file, rows } = await readRows(bytes);
    expect(file).toMatchObject({
      encoding,
      warnings: [],
      headers: ["Name", "Address 1", "City", "Zip", "Country"],
    });
    expect(rows.map(({ toAddress }) => toAddress.name)).toEqual(["José Núñez ✨", "שרה כהן"]);
  });

  it("Windows-1252 is read with its euro sign and curly quotes, and said to be a guess", async () => {
    const file = await readOrderFile({
      fileName: "a.csv",
      bytes: bytesOf("Name,City,Zip\nAnne O\x92Neil,Orl\xe9ans,45000\n"),
    });
    expect(file.lines[0]?.cells).toEqual(["Anne O’Neil", "Orléans", "45000"]);
    expect(file.warnings).toMatchObject([{ code: "ENCODING_GUESSED" }]);
  });

  it("UTF-8 with a broken byte stays UTF-8, and the damage is told", async () => {
    const bytes = Buffer.concat([
      Buffer.from("Name,City,Zip\nJosé Núñez Ibáñez,Málaga,29001\nX"),
      Buffer.from([0xe9]),
      Buffer.from(",Y,1\n"),
    ]);
    const file = await readOrderFile({ fileName: "a.csv", bytes });
    expect(file.lines[0]?.cells[0]).toBe("José Núñez Ibáñez");
    expect(file.warnings).toMatchObject([{ code: "TEXT_DAMAGED", params: { broken: 1 } }]);
  });
});
