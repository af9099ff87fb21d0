import { expect, test } from "vitest";
import { columnMeans, fieldOf } from "./column-means.ts";

test("a column that is named again moves its old name away", () => {
  const columns = columnMeans({ name: 0, zip: 1 }, 1, "city");
  expect(columns).toEqual({ name: 0, city: 1 });
  expect(fieldOf(columns, 1)).toBe("city");
});

test("a field that another column takes leaves the first one unused", () => {
  const columns = columnMeans({ name: 0, zip: 1 }, 2, "zip");
  expect(columns).toEqual({ name: 0, zip: 2 });
  expect(fieldOf(columns, 1)).toBeUndefined();
});

test("a column can be left unused", () => {
  expect(columnMeans({ name: 0, zip: 1 }, 0, undefined)).toEqual({ zip: 1 });
});
