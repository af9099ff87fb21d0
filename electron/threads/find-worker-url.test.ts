import { expect, it } from "vitest";
import { findWorkerUrl } from "./find-worker-url.ts";

it("a thread whose file is missing is named, with every place that was looked at", () => {
  expect(() => findWorkerUrl("label-worker", "file:///nowhere/main.js")).toThrow(
    "The thread label-worker is at none of: file:///nowhere/label-worker.ts, file:///nowhere/label-worker.js, file:///label-worker.js",
  );
});
