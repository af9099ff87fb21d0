import fc from "fast-check";
import { expect, test } from "vitest";
import { widthPerPoint } from "../text/measure.ts";
import { wrapText } from "./wrap-text.ts";

const room = { width: 105, height: 13.6 };
const wrap = (text: string) => wrapText(text, "regular", room, 6.2);

test("what fits one line stays in one, at its full size", () => {
  expect(wrap("Ceramic coffee mug 350 ml")).toEqual({
    lines: ["Ceramic coffee mug 350 ml"],
    size: 6.2,
  });
  expect(wrap("")).toEqual({ lines: [], size: 6.2 });
});

test("a long description breaks after its words, and after its letters where it has no words", () => {
  const { lines, size } = wrap("Hand-bound notebook, cotton paper, 192 pages, linen cover");
  expect(lines).toEqual(["Hand-bound notebook, cotton paper,", "192 pages, linen cover"]);
  expect(size).toBeGreaterThan(5.5);
  expect(wrap("手工装订笔记本棉纸一百九十二页亚麻布封面旧金山制造").lines).toHaveLength(2);
});

test("two hundred letters stand whole, each line in its room", () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(words, (parts) => {
      const text = parts.join(" ").slice(0, 200).trim();
      const { lines, size } = wrap(text);
      expect(lines.join(" ")).toBe(text);
      for (const line of lines)
        expect(widthPerPoint(line, "regular") * size).toBeLessThanOrEqual(room.width);
    }),
  );
});
