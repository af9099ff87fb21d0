import type { Operation } from "#shared/contract/operation.ts";
import type { Dice } from "./dice.ts";
import type { Hint } from "./draw-value.ts";
import type { Known } from "./known.ts";
import { publicKey } from "../deposits/keys.ts";
import { addressOf, customs, mutate, orderFiles, parcel } from "./samples.ts";

/** Where a walk may write, listen and print, so that nothing it draws touches the machine beyond its own folder. */
export interface Places {
  folder: string;
  receiver: string;
}

const idOf: Record<string, string> = {
  orderId: "ord",
  orderItemId: "item",
  orderItemIds: "item",
  labelIds: "item",
  rateId: "rate",
  shipmentId: "shp",
  deliveryId: "dlv",
  manifestId: "man",
  rowId: "row",
  rowIds: "row",
  batchId: "bat",
  profileId: "prf",
  printProfileId: "prf",
  printerProfileId: "prf",
  jobId: "prt",
  expectedUsd: "usd",
  after: "next",
  expected: "orderNumber",
  externalReference: "externalReference",
};
const idByPath: readonly [string, string][] = [
  ["/orders", "ord"],
  ["webhooks", "hook"],
  ["batches", "bat"],
  ["manifests", "man"],
  ["keys", "key"],
  ["printer-profiles", "prf"],
];

const choices: Record<string, readonly unknown[]> = {
  amount: ["5", "0.00000001", "100", "0.1", "20999999"],
  currency: ["LTC", "BTC", "LTCT"],
  carriers: [["USPS"], ["the service", "usps"], [], ["UPS", "FEDEX", "DHL"]],
  carrier: ["USPS", "ups", "the service", "DHL", "FEDEX"],
  service: ["GroundAdvantage", "Priority", "Ground", "NoSuchService"],
  country: ["US", "us", "CA", "DE"],
  defaultCountry: ["US", "CA"],
  email: ["a@b.co"],
  from: ["2026-11-01", "2026-11-23"],
  to: ["2026-11-23", "2026-12-31"],
  date: ["2026-11-23", "2026-11-24"],
  timeZone: ["UTC", "America/Chicago", "Nowhere/City", "Asia/Kolkata"],
  commandId: ["one", "two", "three"],
  fileName: ["orders.csv", "orders.xlsx", "orders.txt"],
  code: ["EZ1000000001", "EZ4000000004", "9400100000000000000000", "A-1"],
  packageType: ["package", "MediumFlatRateBox", "NoSuchBox"],
  scopes: [["read"], ["read", "rates", "orders", "purchase", "webhooks"]],
  name: ["Ana", "Main warehouse", "usps.json"],
  // Nothing listens there: a walk asks no server outside.
  url: ["http://127.0.0.1:1", "https://127.0.0.1:1/api"],
  servers: [["http://127.0.0.1:1"], ["https://127.0.0.1:1/api", "http://127.0.0.1:2"]],
  minimum: ["0.0001", "0", "5"],
  first: [1],
  position: [0],
};

function routeOf({ folder }: Places, dice: Dice): unknown {
  return dice.pick([
    { kind: "folder", folder: `${folder}/chosen` },
    { kind: "zpl", host: "127.0.0.1", port: 9 },
    { kind: "spooler", queue: "no-such-queue" },
    { kind: "folder", folder: "relative/place" },
  ]);
}

function webhookUrl({ receiver }: Places, dice: Dice): string {
  if (dice.chance(60)) return receiver;
  return dice.pick([
    "http://169.254.169.254/latest",
    "http://[::ffff:127.0.0.1]/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://user:pass@127.0.0.1/",
    "file:///etc/passwd",
    "ftp://127.0.0.1/",
    "http://",
    "http://127.0.0.1:99999/",
    "javascript:alert(1)",
    "http://xn--/",
    "https://127.0.0.1:1/",
    "//127.0.0.1/",
    "http://127.0.0.1:1/\u0000",
  ]);
}

/** Hints for one operation: what its fields hold in real life, ids from earlier answers above all. */
export function hintsFor(row: Operation, known: Known, places: Places): Hint {
  const ownId = idByPath.find(([part]) => row.path.includes(part))?.[1];
  return (path, dice) => {
    const name = path.findLast((step) => !/^\d+$/.test(step)) ?? "";
    const last = path.at(-1) ?? "";
    const wrap = (value: unknown) => (value === undefined ? undefined : { value });
    if (/^(fromAddress|toAddress|address)$/.test(last) && !/rows|deposits/.test(row.path))
      return { value: addressOf(last, dice) };
    if (last === "packageDetails") return { value: parcel };
    if (last === "customsInfo") return { value: customs };
    if (last === "address") return wrap(known.recall("address", dice));
    if (last === "key") return { value: publicKey(dice.int(1, 3), "vpub") };
    if (last === "bytes") return { value: mutate(dice, dice.pick(orderFiles), orderFiles) };
    if (last === "route") return { value: routeOf(places, dice) };
    if (last === "webhookUrl")
      return { value: known.onlyNewest ? places.receiver : webhookUrl(places, dice) };
    if (last === "path" || last === "dataFolder")
      return { value: known.recall("path", dice) ?? `${places.folder}/nothing` };
    const kind = name === "id" ? ownId : idOf[name];
    // A list of ids is drawn entry by entry.
    if (kind && (last !== name || !name.endsWith("s"))) return wrap(known.recall(kind, dice));
    if (last === "code" && dice.chance(60))
      return wrap(known.recall(dice.pick(["trackingCode", "orderNumber"]), dice));
    if (Object.hasOwn(choices, last)) return { value: dice.pick(choices[last] ?? []) };
    return undefined;
  };
}
