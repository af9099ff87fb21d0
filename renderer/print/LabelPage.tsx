import { useEffect, useRef, useState } from "react";
import { Problem } from "../ui/Problem.tsx";
import { drawFirstPage } from "./draw-page.ts";
import classes from "./LabelPage.module.css";

interface LabelPageProps {
  bytes: Uint8Array;
  /** What the picture shows, for those who do not see it. */
  label: string;
  /** CSS pixels. */
  width: number;
}

/** The first page of a PDF as a picture of paper. */
export function LabelPage({ bytes, label, width }: LabelPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<"drawing" | "drawn" | Error>("drawing");
  useEffect(() => {
    const ending = new AbortController();
    const draw = async (into: HTMLCanvasElement) => {
      try {
        await drawFirstPage(bytes, into, width, ending.signal);
        if (!ending.signal.aborted) setState("drawn");
      } catch (error) {
        if (!ending.signal.aborted) setState(error instanceof Error ? error : new Error("failed"));
      }
    };
    if (canvas.current) void draw(canvas.current);
    return () => ending.abort();
  }, [bytes, width]);
  return (
    <>
      <Problem title="This label cannot be shown" error={state instanceof Error ? state : null} />
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        aria-busy={state === "drawing"}
        className={classes["paper"]}
        hidden={state instanceof Error}
      />
    </>
  );
}
