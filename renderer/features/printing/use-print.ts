import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { StationError } from "#shared/contract/errors.ts";
import { station } from "../../station/connect.ts";
import { queries } from "../../station/news.ts";
import { usePrintJobs } from "../../station/printers.ts";
import { type PreviewOf, refreshPreview, usePreview } from "./queries.ts";

/** What the station asks back before it prints labels a second time. */
export interface PrintedBefore {
  count: number;
  total: number;
}

interface Wish {
  again?: boolean;
  onlyUnprinted?: boolean;
}

/** Ctrl+P, as in every program. */
function usePrintKey(print: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "p" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!document.querySelector("[role=dialog]")) print();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}

/** Prints what the preview shows. One press of the key is one command, however often the station is asked for it. */
export function usePrint(of: PreviewOf) {
  const { data: preview } = usePreview(of, 0);
  const { data: known } = usePrintJobs();
  const command = useRef("");
  const { mutate, reset, isPending, data, error } = useMutation({
    mutationFn: (wish: Wish) =>
      station.startPrint({
        ...of.source,
        packingSlips: of.packingSlips,
        onlyUnprinted: wish.onlyUnprinted ?? of.onlyUnprinted,
        again: wish.again ?? false,
        profileId: of.profile?.id ?? "",
        commandId: command.current,
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["printing"] }),
  });
  const asksBack = error instanceof StationError && error.code === "ALREADY_PRINTED";
  const print = (wish: Wish = {}) => {
    if (isPending || !of.profile || !preview) return;
    command.current = crypto.randomUUID();
    mutate(wish);
  };
  usePrintKey(() => print());
  const state = known?.jobs.find(({ id }) => id === data?.id)?.state;
  useEffect(() => {
    if (state === "done") refreshPreview();
  }, [state]);
  const asked: PrintedBefore | null =
    asksBack && preview
      ? { count: Number(error.details["count"] ?? preview.printedBefore), total: preview.labels }
      : null;
  return {
    print,
    isPending,
    asked,
    jobId: data?.id ?? null,
    error: asksBack ? null : error,
    /** Nothing is printed a second time after all. */
    dismiss: reset,
  };
}
