import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "wouter";
import { station } from "../../../station/connect.ts";
import { act } from "../act.ts";
import { tell } from "../../../ui/tell.ts";

/** The largest file that is read, in bytes. */
export const largestFile = 100 * 1024 * 1024;

/** `12.3 MB` */
export function megabytes(bytes: number): string {
  return `${(bytes / (1024 * 1024)).toFixed(bytes < 1024 * 1024 ? 2 : 1)} MB`;
}

/** Gives orders to the station and opens the batch that it makes of them. `reading` says what is on its way. */
export function useTakeOrders() {
  const { t } = useTranslation("batch");
  const [, navigate] = useLocation();
  const [reading, setReading] = useState<{ name: string; size: string } | null>(null);

  async function take(fileName: string, size: number, read: () => Promise<Uint8Array>) {
    if (size > largestFile) {
      tell({
        isBad: true,
        message: t("drop.tooLarge", { name: fileName, size: megabytes(size) }),
      });
      return;
    }
    setReading({ name: fileName, size: megabytes(size) });
    const batch = await act(read().then((bytes) => station.importBatch({ fileName, bytes })));
    setReading(null);
    if (batch) navigate(`/batch/${batch.id}`);
  }

  return {
    reading,
    takeFile: (file: File) =>
      take(file.name, file.size, async () => new Uint8Array(await file.arrayBuffer())),
    takeText: (name: string, text: string) => {
      const bytes = new TextEncoder().encode(text);
      return take(name, bytes.length, () => Promise.resolve(bytes));
    },
    startEmpty: async () => {
      const batch = await act(station.createBatch({ name: "" }));
      if (batch && (await act(station.addBatchRow({ id: batch.id }))))
        navigate(`/batch/${batch.id}`);
    },
  };
}
