import { expect, test } from "vitest";
import { readArguments, withMode } from "./arguments.ts";

test("the command line goes before the settings of this machine", () => {
  const argv = ["electron", "--no-sandbox", "/app", "--data", "/here", "--port", "0"];
  expect(readArguments(argv, { port: 4999, dataFolder: "/there" })).toEqual({
    data: "/here",
    port: 0,
    mode: "sandbox",
  });
});

test("what the command line leaves open comes from the settings", () => {
  const argv = ["electron", "--inspect=0", "/app"];
  expect(readArguments(argv, { port: 4999, dataFolder: "/there" })).toEqual({
    data: "/there",
    port: 4999,
    mode: "sandbox",
  });
  expect(readArguments(argv, {})).toEqual({
    data: undefined,
    port: undefined,
    mode: "sandbox",
  });
});

test("a port that is no number is passed over", () => {
  expect(readArguments(["electron", "/app", "--port", "often"], {}).port).toBeUndefined();
});

test("the mode of the command line goes before the environment's, and that before the settings'", () => {
  const argv = ["electron", "/app", "--mode", "live"];
  expect(readArguments(argv, { mode: "sandbox" }, { SHIPDECK_MODE: "sandbox" }).mode).toBe("live");
  const bare = ["electron", "/app"];
  expect(readArguments(bare, { mode: "sandbox" }, { SHIPDECK_MODE: "live" }).mode).toBe("live");
  expect(readArguments(bare, { mode: "live" }, {}).mode).toBe("live");
});

test("a mode that there is not is an error: which money is meant is never guessed", () => {
  expect(() => readArguments(["electron", "--mode", "real"], {})).toThrow("sandbox or live");
  expect(() => readArguments(["electron"], { mode: "live" }, { SHIPDECK_MODE: "LIVE" })).toThrow(
    "sandbox or live",
  );
});

test("what the company's policy fixes is not taken from the settings; who starts the program still names it and is answered", () => {
  const bare = ["electron", "/app"];
  const kept = { mode: "live", port: 4999, dataFolder: "/there" } as const;
  const policy = { modes: ["sandbox" as const], port: 4820, dataFolder: "/srv/shipdeck" };
  expect(readArguments(bare, kept, {}, policy)).toEqual({
    data: "/srv/shipdeck",
    port: undefined,
    mode: "sandbox",
  });
  expect(readArguments(bare, {}, {}, { modes: ["live"] }).mode).toBe("live");
  // Not swallowed: the station refuses it and says why.
  const named = [...bare, "--mode", "live", "--port", "4999"];
  expect(readArguments(named, kept, {}, policy)).toMatchObject({ mode: "live", port: 4999 });
});

test("a restart in the other mode keeps the rest of the command line", () => {
  const args = ["-r", "/loader", "/app", "--mode", "sandbox", "--data", "/here", "--mode=sandbox"];
  expect(withMode(args, "live")).toEqual([
    "-r",
    "/loader",
    "/app",
    "--data",
    "/here",
    "--mode",
    "live",
  ]);
});
