import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Problem } from "../ui/Problem.tsx";
import { drawPage } from "./draw-page.ts";
import classes from "./LabelPage.module.css";
import { sharePdf } from "./share-pdf.ts";

interface LabelPageProps {
  bytes: Uint8Array;
  /** Which page of the file, from 1. */
  page?: number;
  /** What the picture shows, for those who do not see it. */
  label: string;
  /** CSS pixels. */
  width: number;
}

/** What came of drawing this page of this file this wide. */
interface Outcome {
  bytes: Uint8Array;
  page: number;
  width: number;
  error: Error | null;
}

/** A page of a PDF as a picture of paper. */
export function LabelPage({ bytes, page = 1, label, width }: LabelPageProps) {
  const { t } = useTranslation("printing");
  const canvas = useRef<HTMLCanvasElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const { opening, letGo } = sharePdf(bytes);
    const draw = async (into: HTMLCanvasElement) => {
      try {
        await drawPage(await opening, page, into, width, ending.signal);
        if (!ending.signal.aborted) setOutcome({ bytes, page, width, error: null });
      } catch (error) {
        const why = error instanceof Error ? error : new Error(String(error));
        if (!ending.signal.aborted) setOutcome({ bytes, page, width, error: why });
      }
    };
    if (canvas.current) void draw(canvas.current);
    return () => {
      ending.abort();
      letGo();
    };
  }, [bytes, page, width]);
  const isTold = outcome?.bytes === bytes && outcome.page === page && outcome.width === width;
  const error = isTold ? outcome.error : null;
  return (
    <>
      <Problem title={t("preview.notDrawn")} error={error} />
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        aria-busy={!isTold}
        className={classes["paper"]}
        hidden={error !== null}
      />
    </>
  );
}
