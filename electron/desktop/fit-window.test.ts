import { expect, test } from "vitest";
import { fitWindow } from "./fit-window.ts";

const screen = { x: 0, y: 25, width: 1280, height: 775 };

test("a window that is on the screen stays where it was", () => {
  const window = { x: 100, y: 60, width: 1000, height: 700 };
  expect(fitWindow(window, screen)).toEqual(window);
});

test("a window that hangs over the edge comes back whole", () => {
  expect(fitWindow({ x: 320, y: 140, width: 1000, height: 700 }, screen)).toEqual({
    x: 280,
    y: 100,
    width: 1000,
    height: 700,
  });
});

test("a window of a larger screen that is gone fills the one that is left", () => {
  expect(fitWindow({ x: 2600, y: -300, width: 1920, height: 1080 }, screen)).toEqual(screen);
});
