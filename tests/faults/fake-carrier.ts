import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { CarrierInfo } from "#shared/contract/carriers.ts";
import type {
  BuyOutcome,
  BuyRequest,
  CarrierGateway,
  CarrierRate,
  FindOutcome,
  RateAnswer,
  RateRequest,
  Sale,
  VoidOutcome,
} from "#electron/carriers/carrier.ts";
import { labelContent } from "./label-content.ts";

/** What the carrier does with a parcel, told by the recipient's name. */
export const behaviours = [
  "fine",
  /** Refuses. */
  "refused",
  /** Sells, then the connection drops. */
  "sold unheard",
  /** Sells, then the client library throws. */
  "sold and thrown",
  /** Does not sell and does not answer. */
  "lost",
  /** As `sold unheard`, and asking is of no use the first time. */
  "found late",
  /** Refuses because the price went up. */
  "dearer",
  /** Sells after longer than the station waits. */
  "slow",
] as const;
/** And what only a broken carrier does: it sells under the tracking code of an earlier label. */
export type Behaviour = (typeof behaviours)[number] | "same code again";

export interface Line {
  reference: string;
  state: "sold" | "closed" | "void";
  trackingCode: string | null;
  cents: number;
}

/** Called at the moments where a station may stop; throwing, never answering or killing the process are all allowed. */
export type Moment = (name: string) => void | Promise<void>;

export interface FakeCarrierParts {
  /** JSON lines, written synchronously before anybody hears of a sale: the carrier's own durable books. */
  book: string;
  moment?: Moment;
  /** Lets time pass for the slow one. */
  wait?: (ms: number) => Promise<void>;
}

export const slowMs = 40_000;

/** A carrier that keeps its own books, apart from the station's, and misbehaves as told. The oracle of the crash tests. */
export class FakeCarrier implements CarrierGateway {
  readonly #parts: FakeCarrierParts;
  readonly #lines = new Map<string, Line>();
  readonly #asked = new Set<string>();
  readonly #selling = new Set<string>();
  /** How often the station called. */
  readonly calls = { rates: 0, buy: 0, find: 0, void: 0 };

  constructor(parts: FakeCarrierParts) {
    this.#parts = parts;
    for (const line of readBook(parts.book)) this.#lines.set(line.reference, line);
  }

  async #moment(name: string): Promise<void> {
    await this.#parts.moment?.(name);
  }

  #write(line: Line): void {
    appendFileSync(this.#parts.book, `${JSON.stringify(line)}\n`);
    this.#lines.set(line.reference, line);
  }

  services(): CarrierInfo[] {
    return [];
  }

  async rates({ parcel }: RateRequest): Promise<RateAnswer> {
    this.calls.rates += 1;
    const cents = 500 + Math.round(parcel.weight);
    const rate: CarrierRate = {
      carrier: "USPS",
      service: "GroundAdvantage",
      serviceCode: "ga",
      cents,
      breakdown: [{ code: "BASE", cents }],
      packageType: null,
      rateCard: null,
      deliveryDays: 3,
      deliveryDate: "2026-11-26",
      deliveryDateGuaranteed: false,
      zone: "4",
      billableOunces: parcel.weight,
    };
    return { rates: [rate], messages: [] };
  }

  #sale({ trackingCode, cents }: Line, request: BuyRequest): Sale {
    const content = labelContent(request, trackingCode ?? "");
    // Every second label is a finished PDF, as real carriers send it.
    const bytes = Buffer.from(`%PDF-1.4 ${trackingCode} ${"x".repeat(500)}`);
    const even = Number(trackingCode?.slice(-1)) % 2 === 0;
    return {
      trackingCode: trackingCode ?? "",
      cents,
      label: even ? { kind: "content", content } : { kind: "pdf", bytes },
    };
  }

  async buy(request: BuyRequest): Promise<BuyOutcome> {
    this.calls.buy += 1;
    await this.#moment("CP3 the intent is written, the carrier was not called");
    const { reference, cents } = request;
    const behaviour = request.toAddress.name.toLowerCase() as Behaviour;
    const known = this.#lines.get(reference);
    if (known?.state === "sold") return { kind: "bought", sale: this.#sale(known, request) };
    const refusal = { kind: "refused", retryable: true } as const;
    if (known)
      return { ...refusal, code: "CARRIER_REJECTED", message: "That reference is closed." };
    if (behaviour === "refused")
      return { ...refusal, code: "CARRIER_REJECTED", message: "We do not go there." };
    if (behaviour === "dearer")
      return { ...refusal, code: "RATE_CHANGED", message: "It costs more now." };
    if (behaviour === "slow" && !this.#selling.has(reference)) {
      this.#selling.add(reference);
      await this.#parts.wait?.(slowMs);
      this.#selling.delete(reference);
      if (this.#lines.has(reference))
        return { ...refusal, code: "CARRIER_REJECTED", message: "That reference is closed." };
    }
    const silence = {
      kind: "unknown",
      code: "CARRIER_TIMEOUT",
      message: "No answer; the outcome is being found out.",
    } as const;
    if (behaviour === "lost") return silence;
    const fresh = `T${String(this.#lines.size + 1).padStart(6, "0")}`;
    const used = [...this.#lines.values()].find(({ state }) => state === "sold")?.trackingCode;
    const trackingCode = behaviour === "same code again" && used ? used : fresh;
    const line: Line = { reference, state: "sold", trackingCode, cents };
    this.#write(line);
    await this.#moment("CP4 the carrier sold, nobody heard of it");
    if (behaviour === "sold and thrown") throw new Error("socket hang up");
    if (behaviour === "sold unheard" || behaviour === "found late") return silence;
    return { kind: "bought", sale: this.#sale(line, request) };
  }

  async find(request: BuyRequest): Promise<FindOutcome> {
    this.calls.find += 1;
    await this.#moment("CP12 the carrier is asked what became of a purchase");
    const { reference, cents } = request;
    const first = !this.#asked.has(reference);
    this.#asked.add(reference);
    const late = request.toAddress.name.toLowerCase() === "found late";
    if (this.#selling.has(reference) || (first && late))
      return { kind: "unknown", message: "We do not know yet." };
    const known = this.#lines.get(reference);
    if (known?.state === "sold") return { kind: "bought", sale: this.#sale(known, request) };
    // Asked for is closed: `absent` has to stay true.
    if (!known) this.#write({ reference, state: "closed", trackingCode: null, cents });
    await this.#moment("CP12 the carrier is sure that it sold nothing");
    return { kind: "absent", message: "We never sold that." };
  }

  async void({ reference }: { reference: string }): Promise<VoidOutcome> {
    this.calls.void += 1;
    await this.#moment("a void is noted, the carrier was not called");
    const line = this.#lines.get(reference);
    if (!line || line.state === "closed")
      return { kind: "refused", message: "We never sold that." };
    if (line.state === "sold") this.#write({ ...line, state: "void" });
    await this.#moment("the carrier voided, nobody heard of it");
    return { kind: "voided" };
  }

  async track(): Promise<null> {
    return null;
  }
}

/** The carrier's books as they stand: one line per reference, its last state. */
export function readBook(book: string): Line[] {
  if (!existsSync(book)) return [];
  const lines = readFileSync(book, "utf8").split("\n").filter(Boolean);
  const last = new Map(lines.map((text) => JSON.parse(text) as Line).map((l) => [l.reference, l]));
  return [...last.values()];
}
