import { useEffect, useState } from "react";
import { decodeScaleReport, type ScaleReading } from "./decode-scale-report.ts";

/** What is used of WebHID, which TypeScript's library does not know (https://wicg.github.io/webhid). */
interface HidDevice extends EventTarget {
  readonly opened: boolean;
  readonly productName: string;
  open(): Promise<void>;
  close(): Promise<void>;
}
interface InputReport extends Event {
  readonly reportId: number;
  readonly data: DataView;
}
interface Hid extends EventTarget {
  getDevices(): Promise<HidDevice[]>;
  requestDevice(options: { filters: { usagePage: number }[] }): Promise<HidDevice[]>;
}

const scalePage = 0x8d;
const { hid } = navigator as unknown as { hid?: Hid };

export interface Scale {
  /** Null without a scale. */
  name: string | null;
  reading: ScaleReading | null;
  problem: string | null;
  /** Asks for a scale that was not found by itself. */
  find: () => void;
}

function reportOf({ reportId, data }: InputReport): ScaleReading | null {
  const body = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return decodeScaleReport(Uint8Array.from([reportId, ...body]));
}

/** The first scale that is plugged in, and what it shows. Scales that come and go are noticed. */
export function useScale(): Scale {
  const [device, setDevice] = useState<HidDevice | null>(null);
  const [reading, setReading] = useState<ScaleReading | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      hid?.getDevices().then(
        ([first = null]) => setDevice(first),
        (error: unknown) => setProblem(String(error)),
      );
    };
    look();
    hid?.addEventListener("connect", look);
    hid?.addEventListener("disconnect", look);
    return () => {
      hid?.removeEventListener("connect", look);
      hid?.removeEventListener("disconnect", look);
    };
  }, []);
  useEffect(() => {
    if (!device) return undefined;
    const hear = (event: Event) => {
      const heard = reportOf(event as InputReport);
      if (heard) setReading(heard);
    };
    device.addEventListener("inputreport", hear);
    const opening = device.opened ? Promise.resolve() : device.open();
    opening.then(
      () => setProblem(null),
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      device.removeEventListener("inputreport", hear);
      setReading(null);
      void device.close();
    };
  }, [device]);
  const find = () => {
    hid?.requestDevice({ filters: [{ usagePage: scalePage }] }).then(
      ([first]) => first && setDevice(first),
      (error: unknown) => setProblem(String(error)),
    );
  };
  return { name: device?.productName ?? null, reading, problem, find };
}
