import type { PrintJob } from "#shared/contract/desk/print-job.ts";
import type { PrinterProfile, PrintRoute } from "#shared/contract/desk/printer-profile.ts";
import type { CarrierName } from "#shared/contract/rates.ts";
import { dana, parcel, warehouse } from "../seeds/warehouse.ts";
import { TestStation, type TestStationOptions } from "../station.ts";

export interface BoughtLabel {
  orderId: string;
  orderItemId: string;
  trackingCode: string;
}

const carriers: CarrierName[] = ["USPS", "UPS", "FEDEX"];
/** Items that one order takes. */
const orderSize = 100;

export function hasEnded({ state }: PrintJob): boolean {
  return state !== "queued" && state !== "printing";
}

/** A station with bought labels, and a way to follow what is printed. */
export class PrintRoom implements AsyncDisposable {
  readonly station: TestStation;
  readonly labels: BoughtLabel[] = [];

  private constructor(station: TestStation) {
    this.station = station;
  }

  static async open(count: number, options: TestStationOptions = {}): Promise<PrintRoom> {
    const room = new PrintRoom(await TestStation.open(options));
    await room.station.desk.deposit({ currency: "LTC", amount: "1000" });
    for (let left = count; left > 0; left -= orderSize)
      await room.buy(Math.min(left, orderSize), `ORDER-${count - left + 1}`);
    return room;
  }

  /** A room around a station that has its labels already. */
  static around(station: TestStation): PrintRoom {
    return new PrintRoom(station);
  }

  get desk() {
    return this.station.desk;
  }

  get items(): string[] {
    return this.labels.map(({ orderItemId }) => orderItemId);
  }

  get codes(): string[] {
    return this.labels.map(({ trackingCode }) => trackingCode);
  }

  /** One order of so many parcels, bought; the carriers take turns. */
  async buy(count: number, externalReference: string): Promise<void> {
    const items: { rateId: string }[] = [];
    for (let index = 0; index < count; index += 1) {
      const carrier = carriers[index % carriers.length] ?? "USPS";
      const { rates } = await this.desk.getRates({
        fromAddress: warehouse,
        toAddress: { ...dana, name: `Recipient ${this.labels.length + index + 1}` },
        packageDetails: parcel,
        carriers: [carrier],
      });
      items.push({ rateId: rates[0]?.id ?? "" });
    }
    const { orderId } = await this.desk.createOrder({ items, externalReference });
    const bought = await this.desk.purchaseLabels({ orderId });
    for (const { orderItemId, trackingCode } of bought.labels) {
      if (!trackingCode) throw new Error(`no label for ${orderItemId}`);
      this.labels.push({ orderId, orderItemId, trackingCode });
    }
  }

  async profile(
    route: PrintRoute,
    changes: Partial<Omit<PrinterProfile, "id" | "route">> = {},
  ): Promise<PrinterProfile> {
    return this.desk.savePrinterProfile({ name: "Bench", route, ...changes });
  }

  /** The job, as soon as it is so; every change of a job is announced. */
  async job(jobId: string, isSo: (job: PrintJob) => boolean = hasEnded): Promise<PrintJob> {
    for (;;) {
      const news = this.#nextNews();
      const job = await this.desk.getPrintJob({ jobId });
      if (isSo(job)) {
        news.stop();
        return job;
      }
      await news.came;
    }
  }

  #nextNews(): { came: Promise<void>; stop: () => void } {
    let stop = () => {};
    const came = new Promise<void>((resolve) => {
      stop = this.station.station.onAnnouncement(({ kind }) => {
        if (kind !== "printing.changed") return;
        stop();
        resolve();
      });
    });
    return { came, stop: () => stop() };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.station[Symbol.asyncDispose]();
  }
}
