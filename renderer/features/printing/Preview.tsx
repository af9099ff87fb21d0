import { Skeleton } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LabelPage } from "../../print/LabelPage.tsx";
import { usePageSize } from "../../print/use-page-size.ts";
import { Problem } from "../../ui/Problem.tsx";
import { placeOfPage } from "./chunks.ts";
import classes from "./Pages.module.css";
import { PreviewBar } from "./PreviewBar.tsx";
import { type PreviewOf, usePreview } from "./queries.ts";
import { Thumbnails } from "./Thumbnails.tsx";
import { usePageKeys } from "./use-page-keys.ts";
import { useZoom } from "./use-zoom.ts";

/** The very pages that would be printed: all of them small, one of them large. */
export function Preview({ of }: { of: PreviewOf }) {
  const { t } = useTranslation("printing");
  const [wanted, setWanted] = useState(1);
  const first = usePreview(of, 0);
  const total = first.data?.totalPages ?? 0;
  const page = Math.max(1, Math.min(wanted, total));
  const { chunk, inChunk } = placeOfPage(page);
  const { data, error } = usePreview(of, chunk);
  const size = usePageSize(data?.bytes ?? null, inChunk);
  const { box, width, zoomBy, fit, zoom } = useZoom(size);
  const goTo = (next: number) => setWanted(Math.max(1, Math.min(next, total)));
  usePageKeys({
    PageDown: () => goTo(page + 1),
    PageUp: () => goTo(page - 1),
    "+": () => zoomBy(1),
    "-": () => zoomBy(-1),
    "0": fit,
  });
  const facts = data?.pages[inChunk - 1];
  return (
    <>
      <Thumbnails of={of} total={total} page={page} onChoose={goTo} />
      <section className={classes["view"]} aria-label={t("preview.region")}>
        <PreviewBar
          page={page}
          total={total}
          zoom={zoom}
          onPage={goTo}
          onZoom={zoomBy}
          onFit={fit}
        />
        <Problem title={t("preview.failed")} error={first.error ?? error} />
        {/* Scrolled by keyboard too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={classes["paper"]} ref={box} tabIndex={0}>
          {data && facts && width > 0 ? (
            <LabelPage
              bytes={data.bytes}
              page={inChunk}
              width={width}
              label={t(`preview.${facts.kind}`, { title: facts.title })}
            />
          ) : null}
          {!data && !first.error && !error ? <Skeleton width={300} height={450} /> : null}
        </div>
      </section>
    </>
  );
}
