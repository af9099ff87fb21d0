import { expect, test } from "vitest";
import { readArguments } from "./arguments.ts";

test("the command line goes before the settings of this machine", () => {
  const argv = ["electron", "--no-sandbox", "/app", "--data", "/here", "--port", "0"];
  expect(readArguments(argv, { port: 4999, dataFolder: "/there" })).toEqual({
    data: "/here",
    port: 0,
  });
});

test("what the command line leaves open comes from the settings", () => {
  const argv = ["electron", "--inspect=0", "/app"];
  expect(readArguments(argv, { port: 4999, dataFolder: "/there" })).toEqual({
    data: "/there",
    port: 4999,
  });
  expect(readArguments(argv, {})).toEqual({ data: undefined, port: undefined });
});

test("a port that is no number is passed over", () => {
  expect(readArguments(["electron", "/app", "--port", "often"], {}).port).toBeUndefined();
});
