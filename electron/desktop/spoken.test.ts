import { expect, it } from "vitest";
import { readSpoken } from "./spoken.ts";

it("without a word the window opens, whatever its options are", () => {
  expect(readSpoken(["/opt/Shipdeck/shipdeck"])).toBeNull();
  expect(readSpoken(["shipdeck", "--data", "station", "--port", "0"])).toBeNull();
  expect(readSpoken(["shipdeck", "--no-sandbox", "--data", "station", "--help"])).toEqual({
    kind: "help",
  });
});

it("help and version are told, and the station's commands get what follows them", () => {
  expect(readSpoken(["shipdeck", "--help"])).toEqual({ kind: "help" });
  expect(readSpoken(["shipdeck", "-h"])).toEqual({ kind: "help" });
  expect(readSpoken(["shipdeck", "--no-sandbox", "--version"])).toEqual({ kind: "version" });
  expect(readSpoken(["shipdeck", "--no-sandbox", "station", "keys", "--help"])).toEqual({
    kind: "station",
    args: ["keys", "--help"],
  });
  expect(readSpoken(["shipdeck", "station"])).toEqual({ kind: "station", args: [] });
});
