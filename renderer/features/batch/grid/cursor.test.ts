import { expect, test } from "vitest";
import { columns } from "./columns.ts";
import { moved, nextEditable } from "./cursor.ts";

const at = (key: string) => columns.findIndex((column) => column.key === key);

test("the arrows move by one cell and stop at the edges", () => {
  expect(moved({ row: 0, column: 0 }, "ArrowUp", false, 5)).toEqual({ row: 0, column: 0 });
  expect(moved({ row: 0, column: 0 }, "ArrowDown", false, 5)).toEqual({ row: 1, column: 0 });
  expect(moved({ row: 4, column: 0 }, "ArrowDown", false, 5)).toEqual({ row: 4, column: 0 });
  expect(moved({ row: 2, column: 1 }, "ArrowLeft", false, 5)).toEqual({ row: 2, column: 0 });
});

test("Ctrl with Home and End leads to the corners", () => {
  expect(moved({ row: 3, column: 3 }, "Home", true, 5)).toEqual({ row: 0, column: 0 });
  expect(moved({ row: 3, column: 3 }, "End", true, 5)).toEqual({
    row: 4,
    column: columns.length - 1,
  });
});

test("a key that is no move moves nothing", () => {
  expect(moved({ row: 1, column: 1 }, "x", false, 5)).toBeUndefined();
});

test("Tab leads from one typed cell to the next, over the end of the row", () => {
  const number = { row: 1, column: at("orderNumber") };
  expect(nextEditable(number, 1, 3)).toEqual({ row: 1, column: at("recipient") });
  expect(nextEditable(number, -1, 3)).toEqual({ row: 0, column: at("weight") });
  expect(nextEditable({ row: 1, column: at("weight") }, 1, 3)).toEqual({ ...number, row: 2 });
  expect(nextEditable({ row: 2, column: at("weight") }, 1, 3)).toEqual({
    row: 2,
    column: at("weight"),
  });
});
