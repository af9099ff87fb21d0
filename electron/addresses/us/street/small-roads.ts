import { kinds, named, numberedId, type Road, skipMark } from "./numbered-road.ts";

/** Owners of small roads, which have no highways; a "#" behind them begins a unit, for streets are called after them, too. */
const smallOwners: ReadonlyMap<string, string> = new Map([
  ["PARISH", "PARISH"],
  ["PRIVATE", "PRIVATE"],
  ["PVT", "PRIVATE"],
  ["PR", "PRIVATE"],
  ["FIRE", "FIRE"],
  ["CAMP", "CAMP"],
  ["LAKE", "LAKE"],
]);
/** Kinds that only private roads and those of the fire brigade have. */
const lanes: ReadonlyMap<string, string> = new Map([
  ["LANE", "LANE"],
  ["LN", "LANE"],
  ["DRIVE", "DRIVE"],
  ["DR", "DRIVE"],
]);

/** "FOREST SERVICE RD 22", "RANCH TO MARKET ROAD 620": owners of several words. */
const longOwners = ["FOREST SERVICE", "RANCH TO MARKET"] as const;

export function longOwned(words: readonly string[]): Road | null {
  const line = words.join(" ");
  const owner = longOwners.find((name) => line.startsWith(`${name} `));
  if (owner === undefined) return null;
  const at = owner.split(" ").length;
  if (kinds.get(words[at] ?? "") !== "ROAD") return null;
  const idAt = skipMark(words, at + 1);
  return numberedId.test(words[idAt] ?? "") ? named(`${owner} ROAD`, words, idAt) : null;
}

/** "PRIVATE ROAD 3456", "FIRE LANE 5"; roads of the Ozarks are numbered by their county's own: a "LAKE RD 5" is a street with a unit, "LAKE ROAD 5-12" is not. */
export function smallRoad(words: readonly string[]): Road | null {
  const owner = smallOwners.get(words[0] ?? "");
  const [, word = "", id = ""] = words;
  if (owner === undefined || !(owner === "LAKE" ? /^\d+-\d+$/ : /^\d+$/).test(id)) return null;
  const road = kinds.get(word) === "ROAD" ? "ROAD" : undefined;
  const kind = road ?? (/^(?:PRIVATE|FIRE)$/.test(owner) ? lanes.get(word) : undefined);
  return kind === undefined ? null : named(`${owner} ${kind}`, words, 2);
}
