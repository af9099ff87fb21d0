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
import { labelContent } from "../faults/label-content.ts";
import type { Life } from "./life.ts";
import type { Answer } from "./line.ts";
import { slowMs } from "./outside-books.ts";

/** What the carrier does with a parcel, told by the recipient's name. */
export const recipients = [
  "fine",
  "refused",
  "sold unheard",
  "sold and thrown",
  "sold and garbled",
  "lost",
  "found late",
  "dearer",
  "slow",
  "same code again",
  "never voided",
] as const;
export type To = (typeof recipients)[number];
/** Recipients whose label exists once everything is settled. */
export const reachable: ReadonlySet<To> = new Set(
  recipients.filter((to) => to !== "refused" && to !== "lost" && to !== "dearer"),
);

function rateOf(request: RateRequest): CarrierRate {
  const cents = 500 + Math.round(request.parcel.weight);
  return {
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
    billableOunces: request.parcel.weight,
  };
}

function saleOf(request: BuyRequest, { trackingCode = "", cents = 0 }: Answer): Sale {
  const even = Number(trackingCode.slice(-1)) % 2 === 0;
  const bytes = Buffer.from(`%PDF-1.4 ${trackingCode} ${"x".repeat(500)}`);
  const content = labelContent(request, trackingCode);
  return {
    trackingCode,
    cents,
    label: even ? { kind: "content", content } : { kind: "pdf", bytes },
  };
}

const silence = { kind: "unknown", code: "CARRIER_TIMEOUT", message: "No answer." } as const;

/** The station's end of the line to the carrier outside. The line itself is as bad as the weather. */
export function soakCarrier(life: Life): CarrierGateway {
  const { line, clock } = life;
  const day = life.day;
  const toOf = ({ toAddress }: BuyRequest) => toAddress.name.toLowerCase();

  /** Before the carrier has heard: silence or a refused connection. */
  function before(call: string): void {
    if (life.diary.weather.carrierSilent || life.fault(`${call}: not reached`, 0.05))
      throw new Error("connect ECONNREFUSED");
  }
  /** After it has acted: nobody hears of it, or nobody can read it. */
  function after(call: string): void {
    if (life.fault(`${call}: connection reset`, 0.04)) throw new Error("socket hang up");
    if (life.fault(`${call}: answered with 500`, 0.03)) throw new Error("HTTP 500");
    if (life.fault(`${call}: garbage`, 0.02)) JSON.parse("<html>Bad gateway");
  }

  return {
    services: (): CarrierInfo[] => [],
    async rates(request): Promise<RateAnswer> {
      before("rates");
      return { rates: [rateOf(request)], messages: [] };
    },
    async buy(request): Promise<BuyOutcome> {
      life.moment("CP3 the intent is written, the carrier was not called");
      before("buy");
      const { reference, cents } = request;
      const to = toOf(request);
      const ask = () => line.ask({ op: "buy", day, reference, cents, to, now: clock.now() });
      let answer = ask();
      if (answer.kind === "busy") {
        await clock.wait(slowMs);
        life.breathe();
        answer = ask();
      }
      life.moment("CP4 the carrier sold, nobody heard of it");
      after("buy");
      if (to === "sold and thrown") throw new Error("socket hang up");
      if (to === "sold and garbled") JSON.parse('{"tracking_code": "T00');
      if (answer.kind === "sold" && to !== "sold unheard" && to !== "found late")
        return { kind: "bought", sale: saleOf(request, answer) };
      if (answer.kind !== "refused" && answer.kind !== "absent") return silence;
      const code = to === "dearer" ? "RATE_CHANGED" : "CARRIER_REJECTED";
      return { kind: "refused", code, message: "We do not do that.", retryable: true };
    },
    async find(request): Promise<FindOutcome> {
      life.moment("CP12 the carrier is asked what became of a purchase");
      before("find");
      const { reference, cents } = request;
      const to = toOf(request);
      const answer = line.ask({ op: "find", day, reference, cents, to, now: clock.now() });
      life.moment("CP12 the carrier has answered what became of it");
      after("find");
      if (answer.kind === "sold") return { kind: "bought", sale: saleOf(request, answer) };
      if (answer.kind === "busy") return { kind: "unknown", message: "We do not know yet." };
      return { kind: "absent", message: "We never sold that." };
    },
    async void({ reference }): Promise<VoidOutcome> {
      life.moment("a void is noted, the carrier was not called");
      before("void");
      const answer = line.ask({ op: "void", day, reference });
      life.moment("the carrier voided, nobody heard of it");
      after("void");
      if (answer.kind === "refused") return { kind: "refused", message: "It is too late." };
      if (life.fault("void: no answer", 0.05)) return { kind: "unknown", message: "No answer." };
      return { kind: "voided" };
    },
    track: async () => null,
  };
}
