import "uplot/dist/uPlot.min.css";
import { Box, useComputedColorScheme } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import uPlot from "uplot";
import type { Spent } from "#shared/contract/desk/wallet.ts";
import { formatDay, formatRoundDollars } from "../../ui/format.ts";

const height = 200;

interface DayChartProps {
  days: readonly (Spent & { day: string })[];
  /** What the picture says, for those who cannot see it. */
  label: string;
}

/** A colour of the theme as the canvas needs it. */
function themeColor(element: HTMLElement, name: string): string {
  return getComputedStyle(element).getPropertyValue(`--mantine-${name}`).trim();
}

function optionsOf(
  element: HTMLElement,
  days: DayChartProps["days"],
  width: number,
): uPlot.Options {
  const bar = themeColor(element, "primary-color-filled");
  const axis = {
    stroke: themeColor(element, "color-dimmed"),
    grid: { stroke: themeColor(element, "color-default-border"), width: 1 },
    ticks: { show: false },
    font: `11px ${getComputedStyle(element).fontFamily}`,
  };
  const dayAt = (index: number) => days[index]?.day;
  return {
    width,
    height,
    legend: { show: false },
    cursor: { show: false },
    scales: {
      // Half a day of room at both ends, so that the first and the last bar are whole.
      x: { time: false, range: [-0.6, days.length - 0.4] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 70,
        incrs: [1, 2, 7, 14, 30, 61, 91],
        values: (_plot, splits) =>
          splits.map((at) => (dayAt(at) ? formatDay(dayAt(at) ?? "") : "")),
      },
      {
        ...axis,
        size: 56,
        // The scale of a drawing; every sum that is told comes from the station as a text.
        values: (_plot, splits) => splits.map((cents) => formatRoundDollars(cents / 100)),
      },
    ],
    series: [
      {},
      {
        stroke: bar,
        fill: bar,
        points: { show: false },
        ...(uPlot.paths.bars ? { paths: uPlot.paths.bars({ size: [0.7, 48] }) } : {}),
      },
    ],
  };
}

/** Bars by day, drawn in the colours of the theme, and drawn anew in those of another. */
export function DayChart(props: DayChartProps) {
  const { ref, width } = useElementSize();
  const scheme = useComputedColorScheme();
  return <Box ref={ref}>{width > 0 ? <Plot key={scheme} {...props} width={width} /> : null}</Box>;
}

function Plot({ days, label, width }: DayChartProps & { width: number }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const data: uPlot.AlignedData = [
      days.map((_, index) => index),
      // A day without a label has no bar, not even a flat one.
      days.map(({ cents }) => cents || null),
    ];
    const plot = new uPlot(optionsOf(element, days, width), data, element);
    return () => plot.destroy();
  }, [days, width]);
  return <div ref={place} role="img" aria-label={label} style={{ minHeight: height }} />;
}
