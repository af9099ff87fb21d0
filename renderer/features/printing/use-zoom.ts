import { useElementSize } from "@mantine/hooks";
import { type RefCallback, useState } from "react";
import type { PageSize } from "../../print/use-page-size.ts";

/** CSS pixels of the paper's margins and borders, both sides. */
const around = 20;
const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
/** CSS pixels in one point. */
const pixelsPerPoint = 96 / 72;

interface Zoom {
  /** For the element that the page is shown in. */
  box: RefCallback<HTMLDivElement | null>;
  /** CSS pixels. */
  width: number;
  /** Percent of the paper's own size. */
  zoom: number;
  /** A step larger (1) or smaller (-1). */
  zoomBy: (direction: number) => void;
  fit: () => void;
}

/** How wide a page is drawn: so that all of it is seen, or by a factor of its own size. */
export function useZoom(size: PageSize | null): Zoom {
  const { ref: box, width: boxWidth, height: boxHeight } = useElementSize<HTMLDivElement>();
  const [chosen, setChosen] = useState<number | null>(null);
  const natural = size ? size.width * pixelsPerPoint : 0;
  const [free, high] = [boxWidth - around, boxHeight - around];
  const fitting = size ? Math.max(1, Math.min(free, (high * size.width) / size.height)) : 0;
  const width = Math.floor(chosen === null ? fitting : natural * chosen);
  const factor = natural > 0 ? width / natural : 1;
  const zoomBy = (direction: number) =>
    setChosen(
      direction > 0
        ? (steps.find((step) => step > factor + 0.01) ?? factor)
        : (steps.findLast((step) => step < factor - 0.01) ?? factor),
    );
  return { box, width, zoom: Math.round(factor * 100), zoomBy, fit: () => setChosen(null) };
}
