import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "wouter";
import { station } from "../../../station/connect.ts";
import { tell } from "../../../ui/tell.ts";
import { act } from "../act.ts";

/** The largest file that is read, in bytes. */
export const largestFile = 100 * 1024 * 1024;

/** Orders that were dropped or pasted, not read yet. */
export interface Given {
  name: string;
  /** Bytes. */
  size: number;
  read: () => Promise<Uint8Array>;
}

/** `12.3 MB` */
export function megabytes(bytes: number): string {
  return `${(bytes / (1024 * 1024)).toFixed(bytes < 1024 * 1024 ? 2 : 1)} MB`;
}

export function givenFile(file: File): Given {
  const read = async () => new Uint8Array(await file.arrayBuffer());
  return { name: file.name, size: file.size, read };
}

export function givenText(name: string, text: string): Given {
  const bytes = new TextEncoder().encode(text);
  return { name, size: bytes.length, read: () => Promise.resolve(bytes) };
}

/** Gives orders to the station and opens the batch that it makes of them. `reading` says what is on its way. */
export function useTakeOrders() {
  const { t } = useTranslation("batch");
  const [, navigate] = useLocation();
  const [reading, setReading] = useState<{ name: string; size: string } | null>(null);

  /** What the station answers; undefined when the orders cannot be taken, which is told. */
  async function send<T>(
    { name, size, read }: Given,
    doing: (file: { fileName: string; bytes: Uint8Array }) => Promise<T>,
  ): Promise<T | undefined> {
    if (size > largestFile) {
      tell({ isBad: true, message: t("drop.tooLarge", { name, size: megabytes(size) }) });
      return undefined;
    }
    setReading({ name, size: megabytes(size) });
    const answer = await act(read().then((bytes) => doing({ fileName: name, bytes })));
    setReading(null);
    return answer;
  }

  return {
    reading,
    take: async (given: Given) => {
      const batch = await send(given, (file) => station.importBatch(file));
      if (batch) navigate(`/batch/${batch.id}`);
    },
    addTo: async (id: string, given: Given) => {
      const answer = await send(given, (file) => station.addToBatch({ id, ...file }));
      if (answer) tell({ message: t("add.done", { count: answer.added }) });
      return answer !== undefined;
    },
    startEmpty: async () => {
      const batch = await act(station.createBatch({ name: "" }));
      if (batch && (await act(station.addBatchRow({ id: batch.id }))))
        navigate(`/batch/${batch.id}`);
    },
  };
}
