import { addressJson } from "./addresses.ts";
import type { Book } from "./book.ts";
import { fakeFees, fakeRates, type FakeShipment, fakeWay } from "./fake-shipment.ts";
import { errorJson, shipmentJson, trackerJson } from "./json.ts";

export interface FakeAnswer {
  status: number;
  /** A text goes as a page, anything else as JSON. */
  body: unknown;
  headers?: Record<string, string>;
  /** Only its first half is sent. */
  half?: boolean;
}
type Told = FakeAnswer | "drop";

interface DeskParts {
  book: Book;
  now: () => number;
  moment: (name: string) => void | Promise<void>;
  url: () => string;
}

const testCodes: Readonly<Record<string, string>> = {
  EZ1000000001: "pre_transit",
  EZ2000000002: "in_transit",
  EZ3000000003: "out_for_delivery",
  EZ4000000004: "delivered",
  EZ5000000005: "return_to_sender",
  EZ6000000006: "failure",
  EZ7000000007: "unknown",
};

function refusal(status: number, code: string, message: string): FakeAnswer {
  return { status, body: errorJson(code, message) };
}

const missing = refusal(404, "NOT_FOUND", "The requested resource could not be found.");

/** What the account answers when all is well, and what it sells. */
export function openDesk({ book, now, moment, url }: DeskParts) {
  const held: (() => void)[] = [];
  const readOnce = new Set<string>();
  const refunds = {
    atOnce: false,
    /** Somebody asks for them in the account's own pages. */
    outside(status: "submitted" | "refunded") {
      for (const shipment of book.all())
        if (shipment.sale) book.write({ ...shipment, sale: { ...shipment.sale, refund: status } });
    },
    decide(status: "refunded" | "rejected") {
      for (const shipment of book.all())
        if (shipment.sale?.refund === "submitted")
          book.write({ ...shipment, sale: { ...shipment.sale, refund: status } });
    },
  };
  const shown = (shipment: FakeShipment): FakeAnswer => ({
    status: 200,
    body: shipmentJson(shipment, url(), now()),
  });

  function create(asked: FakeShipment["asked"] | undefined): FakeAnswer {
    if (!asked)
      return {
        status: 422,
        body: errorJson("PARAMETER.REQUIRED", "Missing required parameter.", [
          { field: "shipment", message: "cannot be blank" },
        ]),
      };
    const id = `shp_${String(book.nextNumber()).padStart(32, "0")}`;
    const fresh = { id, way: fakeWay(asked), asked, ratings: 1 };
    return { ...shown(book.write({ ...fresh, rates: fakeRates(fresh), sale: null })), status: 201 };
  }

  function rerate(shipment: FakeShipment): FakeAnswer {
    if (shipment.sale)
      return refusal(422, "SHIPMENT.POSTAGE.EXISTS", "Postage was bought already.");
    const again = { ...shipment, ratings: shipment.ratings + 1 };
    return shown(book.write({ ...again, rates: fakeRates(again) }));
  }

  async function sell(shipment: FakeShipment, rateId: string): Promise<FakeShipment | FakeAnswer> {
    if (shipment.sale)
      return refusal(422, "SHIPMENT.POSTAGE.EXISTS", "Postage already exists for this shipment.");
    const rate = shipment.rates.find(({ id }) => id === rateId);
    if (!rate) return refusal(422, "SHIPMENT.RATES.UNAVAILABLE", "The rate is not available.");
    const picture = shipment.way === "pictures" || shipment.asked.options?.label_format === "PNG";
    const trackingCode = `94${shipment.id.slice(-20)}`;
    const fees = fakeFees(shipment.way, rate);
    const sold = book.write({
      ...shipment,
      sale: { rate, trackingCode, fees, picture, refund: null },
    });
    await moment("CP4 the carrier sold, nobody heard of it");
    return sold;
  }

  async function buy(before: FakeShipment, body: { rate?: { id?: string } } | null): Promise<Told> {
    await moment("CP3 the intent is written, the carrier was not called");
    const { way } = before;
    if (way === "refused") return refusal(422, "SHIPMENT.POSTAGE.FAILURE", "We do not go there.");
    if (way === "no funds") return refusal(402, "PAYMENT_REQUIRED", "Insufficient funds.");
    if (way === "no pdf" && before.asked.options?.label_format === "PDF")
      return refusal(422, "SHIPMENT.POSTAGE.FORMAT_UNAVAILABLE", "PDF is not available.");
    if (way === "lost") return "drop";
    if (way === "slow") await new Promise<void>((resolve) => void held.push(resolve));
    const sold = await sell(book.get(before.id) ?? before, body?.rate?.id ?? "");
    if ("status" in sold) return sold;
    if (way === "sold unheard" || way === "found late") return "drop";
    if (way === "sold and thrown")
      return refusal(500, "INTERNAL_SERVER_ERROR", "Something went wrong.");
    if (way === "sold and garbled") return { ...shown(sold), half: true };
    if (way === "sold behind a page") return { status: 502, body: "<html>Bad gateway</html>" };
    return shown(sold);
  }

  async function refund(shipment: FakeShipment): Promise<FakeAnswer> {
    await moment("a void is noted, the carrier was not called");
    const { sale } = shipment;
    if (!sale) return refusal(422, "SHIPMENT.REFUND.UNAVAILABLE", "There is no postage to refund.");
    if (sale.refund) return refusal(422, "SHIPMENT.REFUND.UNAVAILABLE", "A refund was asked for.");
    const state = refunds.atOnce ? "refunded" : "submitted";
    const asked = book.write({ ...shipment, sale: { ...sale, refund: state } });
    await moment("the carrier voided, nobody heard of it");
    return shown(asked);
  }

  async function read(shipment: FakeShipment): Promise<FakeAnswer> {
    await moment("CP12 the carrier is asked what became of a purchase");
    if (shipment.way === "found late" && shipment.sale && !readOnce.has(shipment.id)) {
      readOnce.add(shipment.id);
      return refusal(503, "SERVICE_UNAVAILABLE", "Try again later.");
    }
    return shown(shipment);
  }

  function track(code: string): FakeAnswer {
    const status = testCodes[code];
    if (status === undefined)
      return refusal(
        422,
        "TRACKER.CREATE.ERROR",
        "In test mode, only test tracking numbers are valid.",
      );
    return { status: 200, body: trackerJson(code, status, "USPS", now()) };
  }

  return {
    refunds,
    letGo: () => {
      for (const go of held.splice(0)) go();
    },
    heldBack: () => held.length,
    async answer(method: string, path: string, body: unknown): Promise<Told> {
      const fields = Object(body) as Record<string, never>;
      if (path.startsWith("/addresses"))
        return method === "GET"
          ? { status: 200, body: { addresses: [], has_more: false } }
          : {
              status: 201,
              body: addressJson(fields["address"] ?? {}, "verify" in fields, book.nextNumber()),
            };
      if (path === "/trackers")
        return track((Object(fields["tracker"]) as { tracking_code?: string }).tracking_code ?? "");
      const tracker = /^\/trackers\/trk_(\w+)$/.exec(path)?.[1];
      if (tracker !== undefined) return track(tracker.toUpperCase());
      if (path === "/shipments") return create(fields["shipment"]);
      const [, id = "", verb = ""] =
        /^\/shipments\/((?:shp|item)_\w+)(?:\/(\w+))?$/.exec(path) ?? [];
      const shipment = book.get(id);
      if (!shipment) return missing;
      if (verb === "") return read(shipment);
      if (verb === "rerate") return rerate(shipment);
      if (verb === "refund") return refund(shipment);
      return verb === "buy" ? buy(shipment, body as { rate?: { id?: string } } | null) : missing;
    },
  };
}
