import { UnstyledButton } from "@mantine/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LabelPage } from "../../print/LabelPage.tsx";
import { placeOfPage } from "./chunks.ts";
import classes from "./Pages.module.css";
import { type PreviewOf, usePreview } from "./queries.ts";

const width = 88;
const height = 164;

interface ThumbnailsProps {
  of: PreviewOf;
  total: number;
  page: number;
  onChoose: (page: number) => void;
}

/** Every page small; only those in sight are asked for and drawn. */
export function Thumbnails({ of, total, page, onChoose }: ThumbnailsProps) {
  const { t } = useTranslation("printing");
  const list = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- its functions are used here and nowhere else
  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => list.current,
    estimateSize: () => height,
    overscan: 2,
  });
  useEffect(() => {
    if (total > 0) rows.scrollToIndex(page - 1);
  }, [page, total, rows]);
  return (
    <nav className={classes["column"]} ref={list} aria-label={t("preview.thumbnails")}>
      <div style={{ height: rows.getTotalSize(), position: "relative" }}>
        {rows.getVirtualItems().map(({ index, start, key }) => (
          <div key={key} style={{ position: "absolute", top: start, left: 0, right: 0, height }}>
            <UnstyledButton
              className={classes["thumbnail"]}
              aria-label={t("preview.page", { page: index + 1, total })}
              aria-current={index + 1 === page ? "page" : undefined}
              onClick={() => onChoose(index + 1)}
            >
              <Thumbnail of={of} page={index + 1} />
              <div>{index + 1}</div>
            </UnstyledButton>
          </div>
        ))}
      </div>
    </nav>
  );
}

function Thumbnail({ of, page }: { of: PreviewOf; page: number }) {
  const { chunk, inChunk } = placeOfPage(page);
  const { data } = usePreview(of, chunk);
  const title = data?.pages[inChunk - 1]?.title;
  return data && title !== undefined ? (
    <LabelPage bytes={data.bytes} page={inChunk} width={width} label={title} />
  ) : null;
}
