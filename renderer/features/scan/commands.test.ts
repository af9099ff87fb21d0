import { expect, test } from "vitest";
import { commandCode, commandOf, commands } from "./commands.ts";

test.each(commands)("the barcode of the command %s is read as it, whatever the case", (command) => {
  expect(commandOf(commandCode(command))).toBe(command);
  expect(commandOf(` ${commandCode(command).toLowerCase()} `)).toBe(command);
});

test("an order number is no command", () => {
  for (const code of ["SO-1017", "BUY", "SHIPDECK-", "SHIPDECK-17", ""])
    expect(commandOf(code)).toBeNull();
});
