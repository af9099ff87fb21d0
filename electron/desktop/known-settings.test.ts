import { expect, test } from "vitest";
import { assertSettings, travellingSettings } from "./known-settings.ts";

const window = { x: -40, y: 60, width: 1100, height: 700, maximized: false };

test("settings of every kind are taken, and those of a newer program are kept", () => {
  for (const settings of [
    {},
    { theme: "dark", language: "es", mode: "live", sounds: false, notifications: true },
    { window, port: 0, dataFolder: "/srv/station", runInBackground: true },
    { restored: { problem: null, unreadable: 2 } },
    { restored: { problem: "The file is cut off." }, fromTomorrow: [1] },
  ])
    expect(() => assertSettings(settings)).not.toThrow();
});

test("what no program of ours has written is refused by its name", () => {
  for (const [key, value] of [
    ["theme", "blue"],
    ["language", null],
    ["sounds", "yes"],
    ["window", { ...window, width: 0 }],
    ["window", { ...window, x: 1.5 }],
    ["window", [40, 60]],
    ["port", 65_536],
    ["port", "4810"],
    ["dataFolder", ""],
    ["mode", "play"],
    ["restored", { problem: 1 }],
  ] as const)
    expect(() => assertSettings({ [key]: value })).toThrow(`the setting ${key} cannot be`);
  for (const none of [null, [], "settings", 1])
    expect(() => assertSettings(none)).toThrow("the settings are no object");
});

test("only a person's choices go along to another computer", () => {
  const here = { theme: "dark", language: "es", sounds: false, port: 4999, window, mode: "live" };
  expect(travellingSettings(JSON.stringify(here))).toEqual({
    theme: "dark",
    language: "es",
    sounds: false,
  });
  expect(travellingSettings("{")).toEqual({});
  expect(travellingSettings('{"theme":"blue"}')).toEqual({});
});
