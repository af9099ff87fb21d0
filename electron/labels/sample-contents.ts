import type { Address } from "#shared/contract/address.ts";
import type { CustomsInfo } from "#shared/contract/rates.ts";
import type { LabelContent } from "#shared/rules/label.ts";

const none = { company: undefined, street2: undefined, email: undefined };
const warehouse: Address = {
  ...none,
  name: "Dana Whitfield",
  company: "Northlight Goods LLC",
  street1: "1455 Market St",
  street2: "Ste 600",
  city: "San Francisco",
  state: "CA",
  zip: "94103",
  country: "US",
  phone: "415-555-0142",
};
const customer: Address = {
  ...none,
  name: "Morgan Ellery",
  street1: "2201 Barton Springs Rd",
  street2: "Apt 14",
  city: "Austin",
  state: "TX",
  zip: "78704",
  country: "US",
  phone: "512-555-0186",
};
const london: Address = {
  ...none,
  name: "Imogen Hartley",
  company: "Hartley & Sons Bookbinders",
  street1: "18 Lamb's Conduit St",
  city: "London",
  state: "",
  zip: "WC1N 3LJ",
  country: "GB",
  phone: "+44 20 7946 0991",
};
const berlin: Address = {
  ...none,
  name: "Jürgen Großmann",
  street1: "Torstraße 140",
  street2: "Hinterhaus, 3. OG",
  city: "Berlin",
  state: "",
  zip: "10119",
  country: "DE",
  phone: "+49 30 5550 1424",
};

/** A declaration of `count` items. */
export function sampleCustoms(count: number): CustomsInfo {
  const goods = [
    ["Hand-bound notebook, cotton paper", "4820102010", 24.5, 11.2],
    ["Cotton T-shirt, printed", "6109100012", 18, 6.5],
    ["Ceramic coffee mug 350 ml", "691200", 14.75, 13],
  ] as const;
  return {
    contents_type: "merchandise",
    contents_explanation: undefined,
    customs_certify: true,
    customs_signer: "Dana Whitfield",
    eel_pfc: "NOEEI 30.37(a)",
    incoterm: "DDU",
    non_delivery_option: "return",
    restriction_type: "none",
    restriction_comments: undefined,
    customs_items: Array.from({ length: count }, (_, index) => {
      const [description, hs, value, weight] = goods[index % goods.length] ?? goods[0];
      return {
        description,
        quantity: (index % 3) + 1,
        value,
        weight,
        origin_country: "US",
        hs_tariff_number: hs,
      };
    }),
  };
}

const common = {
  from: warehouse,
  shipDate: "2026-11-23",
  parcel: { length: 10, width: 8, height: 4, weight: 35 },
  billableOunces: null,
  zone: "7",
  reference: "SO-104423",
  customs: null,
  sample: true,
};
const abroad = {
  ...common,
  zone: null,
  customs: sampleCustoms(3),
};

const upsMessage = (postal: string, country: string, service: string, tracking: string) =>
  [
    `[)>\u001E01\u001D96${postal}`,
    country,
    service,
    tracking,
    "UPSN",
    "SD0001",
    "327",
    "",
    "1/1",
    "3",
    "N",
    "2201 BARTON SPRINGS RD",
    "AUSTIN",
    "TX\u001E\u0004",
  ].join("\u001D");
const fedexMessage = (postal: string, country: string, tracking: string) =>
  [
    "[)>\u001E01\u001D02" + postal,
    country,
    "019",
    tracking,
    "FDE",
    "899901",
    "327",
    "",
    "1/1",
    "2.19LB",
    "N",
    "2201 BARTON SPRINGS RD",
    "AUSTIN",
    "TX",
    "MORGAN ELLERY\u001E\u0004",
  ].join("\u001D");

/** One believable label per carrier, at home and abroad. */
export const sampleContents = {
  uspsDomestic: {
    ...common,
    carrier: "USPS",
    service: "Ground Advantage",
    serviceIcon: "G",
    to: customer,
    trackingCode: "9300120899901000000178",
    trackingText: "9300 1208 9990 1000 0001 78",
    barcode: {
      symbology: "gs1-128",
      data: "(420)78704(93)00120899901000000178",
      caption: "9300 1208 9990 1000 0001 78",
    },
    extraBarcodes: [],
    routing: null,
    postage: ["US POSTAGE PAID", "COMMERCIAL", "eVS"],
  },
  uspsAbroad: {
    ...abroad,
    carrier: "USPS",
    service: "Priority Mail International",
    serviceIcon: "P",
    to: berlin,
    trackingCode: "CP000001234US",
    trackingText: "CP 000 001 234 US",
    barcode: { symbology: "code128", data: "CP000001234US", caption: "CP 000 001 234 US" },
    extraBarcodes: [],
    routing: null,
    postage: ["US POSTAGE PAID", "IMI", "CUSTOMS FORM INCLUDED"],
  },
  upsDomestic: {
    ...common,
    carrier: "UPS",
    service: "UPS Ground",
    serviceIcon: "G",
    to: customer,
    trackingCode: "1ZSD00000300000170",
    trackingText: "1Z SD0 000 03 0000 0170",
    barcode: { symbology: "code128", data: "1ZSD00000300000170", caption: null },
    extraBarcodes: [
      {
        symbology: "maxicode",
        data: upsMessage("787040000", "840", "003", "1Z00000170"),
        caption: null,
      },
    ],
    routing: "TX 787 4-31",
    postage: ["BILLING: P/P"],
  },
  upsAbroad: {
    ...abroad,
    carrier: "UPS",
    service: "UPS Worldwide Saver",
    serviceIcon: "1P",
    to: london,
    billableOunces: 48,
    trackingCode: "1ZSD00006500000177",
    trackingText: "1Z SD0 000 65 0000 0177",
    barcode: { symbology: "code128", data: "1ZSD00006500000177", caption: null },
    extraBarcodes: [
      {
        symbology: "maxicode",
        data: upsMessage("WC1N3L", "826", "065", "1Z00000177"),
        caption: null,
      },
    ],
    routing: "GB WC1",
    postage: ["BILLING: P/P", "EDI-DOC"],
  },
  fedexDomestic: {
    ...common,
    carrier: "FEDEX",
    service: "FedEx Ground",
    serviceIcon: "G",
    to: customer,
    trackingCode: "700000000172",
    trackingText: "7000 0000 0172",
    barcode: {
      symbology: "code128",
      data: "9622001900000899901000700000000172",
      caption: null,
    },
    extraBarcodes: [
      {
        symbology: "pdf417",
        data: fedexMessage("78704", "840", "7000000001720201"),
        caption: null,
      },
    ],
    routing: "78704 TX-US AUS",
    postage: ["ACTWGT: 2.19 LB", "CAD: 899901/SDCK1000", "BILL SENDER"],
  },
  fedexAbroad: {
    ...abroad,
    carrier: "FEDEX",
    service: "FedEx International Priority",
    serviceIcon: "E",
    to: berlin,
    trackingCode: "700000000183",
    trackingText: "7000 0000 0183",
    barcode: {
      symbology: "code128",
      data: "1000100008999011011900700000000183",
      caption: null,
    },
    extraBarcodes: [
      {
        symbology: "pdf417",
        data: fedexMessage("10119", "276", "7000000001830430"),
        caption: null,
      },
    ],
    routing: "10119 DE",
    postage: ["ACTWGT: 2.19 LB", "CAD: 899901/SDCK1000", "BILL SENDER"],
  },
  dhlDomestic: {
    ...common,
    carrier: "DHL",
    service: "DHL Express Domestic",
    serviceIcon: "DOM",
    to: customer,
    trackingCode: "3000000174",
    trackingText: "30 0000 0174",
    barcode: { symbology: "code128", data: "3000000174", caption: "WAYBILL 30 0000 0174" },
    extraBarcodes: [
      { symbology: "code128", data: "2LUS78704+42000000", caption: "(2L)US78704+42000000" },
      { symbology: "code128", data: "JJD010000000000000017", caption: "(J) JD010000000000000017" },
    ],
    routing: "US-US DOM",
    postage: ["SHIPPER ACCOUNT 899901"],
  },
  dhlAbroad: {
    ...abroad,
    carrier: "DHL",
    service: "DHL Express Worldwide",
    serviceIcon: "WPX",
    to: london,
    trackingCode: "3000000185",
    trackingText: "30 0000 0185",
    barcode: { symbology: "code128", data: "3000000185", caption: "WAYBILL 30 0000 0185" },
    extraBarcodes: [
      { symbology: "code128", data: "2LGBWC1N3LJ+48000000", caption: "(2L)GBWC1N3LJ+48000000" },
      { symbology: "code128", data: "JJD010000000000000018", caption: "(J) JD010000000000000018" },
    ],
    routing: "US-GB WPX",
    postage: ["SHIPPER ACCOUNT 899901", "DTP: RECEIVER"],
  },
} as const satisfies Record<string, LabelContent>;
