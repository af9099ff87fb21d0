import { stateCode } from "../states.ts";
import { directional } from "./directionals.ts";
import { kinds, named, numberedId, type Road, skipMark } from "./numbered-road.ts";
import { longOwned, smallRoad } from "./small-roads.ts";

/** Words before the kind. ST can only mean STATE here, because a kind follows. */
const owners: ReadonlyMap<string, string> = new Map([
  ["COUNTY", "COUNTY"],
  ["CNTY", "COUNTY"],
  ["CTY", "COUNTY"],
  ["CO", "COUNTY"],
  ["STATE", "STATE"],
  ["ST", "STATE"],
  ["NYS", "NY STATE"],
  ["US", "US"],
  ["INTERSTATE", "INTERSTATE"],
  ["TOWNSHIP", "TOWNSHIP"],
  ["TWP", "TOWNSHIP"],
  ["RANCH", "RANCH"],
  ["FARM", "FARM"],
  ["FOREST", "FOREST"],
  ["PARK", "PARK"],
]);
/** Short names that need no kind after them. SR before a number is STATE ROAD, before letters STATE ROUTE. */
const shorthands: ReadonlyMap<string, string> = new Map([
  ["CR", "COUNTY ROAD"],
  ["CTH", "COUNTY HIGHWAY"],
  ["SR", "STATE ROAD"],
  ["SH", "STATE HIGHWAY"],
  ["STH", "STATE HIGHWAY"],
  ["TSR", "TOWNSHIP ROAD"],
  ["US", "US HIGHWAY"],
  ["I", "INTERSTATE"],
  ["IH", "INTERSTATE"],
  ["INTERSTATE", "INTERSTATE"],
  ["FM", "FM"],
  ["PR", "PRIVATE ROAD"],
]);

/** County roads of the Midwest have letters; FL, RM and the like begin a unit. */
const letteredId = /^(?!FL|RM|PH|SP|BX|NO)[A-Z]{1,2}$/;

/** I10, IH280, US-41, SR7, SD-244: the name and the number apart. */
function unglue(words: readonly string[]): readonly string[] {
  const first = words[0] ?? "";
  const [, name, id] =
    /^(IH?|US|SR|SH|CR|FM|TSR|CTH|STH)-?(\d+[A-Z]?)$/.exec(first) ??
    /^([A-Z]{2})-(\d+[A-Z]?)$/.exec(first) ??
    [];
  return name === undefined || id === undefined ? words : [name, id, ...words.slice(1)];
}

/** "US 70 HWY" is US HIGHWAY 70: the kind is not said twice. */
function saidOnce(road: Road): Road {
  const again = kinds.get(road.rest[0] ?? "") === "HIGHWAY" && /\b(?:US|HIGHWAY) /.test(road.name);
  return again ? { ...road, rest: road.rest.slice(1) } : road;
}

function farmToMarket(words: readonly string[]): Road | null {
  const at = kinds.get(words[0] ?? "") === "HIGHWAY" ? 1 : 0;
  const spelled = words.slice(at, at + 3).join(" ") === "FARM TO MARKET";
  const after = spelled ? at + 3 : words[at] === "FM" ? at + 1 : -1;
  if (after < 0) return null;
  const idAt = skipMark(words, kinds.get(words[after] ?? "") === "ROAD" ? after + 1 : after);
  return numberedId.test(words[idAt] ?? "") ? named("FM", words, idAt) : null;
}

function owned(words: readonly string[]): Road | null {
  const owner = owners.get(words[0] ?? "");
  const kind = kinds.get(words[1] ?? "");
  if (owner === undefined || kind === undefined) return null;
  const idAt = skipMark(words, 2);
  const id = words[idAt] ?? "";
  const lettered = (owner === "COUNTY" || owner === "STATE") && letteredId.test(id);
  if (!numberedId.test(id) && !lettered) return null;
  return named(owner === "INTERSTATE" ? owner : `${owner} ${kind}`, words, idAt);
}

function short(words: readonly string[]): Road | null {
  const name = shorthands.get(words[0] ?? "");
  if (name === undefined) return null;
  const idAt = skipMark(words, 1);
  const id = words[idAt] ?? "";
  if (numberedId.test(id)) return saidOnce(named(name, words, idAt));
  const mayBeLettered = /^(?:SR|CR|CTH)$/.test(words[0] ?? "") && letteredId.test(id);
  if (!mayBeLettered || directional(id) !== undefined) return null;
  return named(words[0] === "SR" ? "STATE ROUTE" : name, words, idAt);
}

function bare(words: readonly string[]): Road | null {
  const kind = kinds.get(words[0] ?? "");
  const idAt = skipMark(words, 1);
  if (kind === undefined || !numberedId.test(words[idAt] ?? "")) return null;
  return named(kind, words, idAt);
}

/** After a state's name: "Kentucky SR 7", "Delaware Route 9"; but a "Washington Rd 5" is a street with a unit. */
function stateOwned(words: readonly string[]): Road | null {
  if (words[0] === "SR" || words[0] === "CR") return short(words);
  return kinds.get(words[0] ?? "") === "ROAD" ? null : bare(words);
}

function ofState(words: readonly string[]): Road | null {
  for (const count of [2, 1]) {
    const first = words.slice(0, count).join(" ");
    const direction = count === 1 && directional(first) !== undefined;
    // "N M 37 HWY" is M 37's north, not New Mexico's.
    const isWord = /^[A-Z ]+$/.test(first) && !/^[A-Z] [A-Z]$/.test(first);
    const state = isWord && !direction ? stateCode(first) : null;
    const after = words.slice(count);
    if (state === null || after.length === 0 || first === "FM" || words.length <= count) continue;
    const road = owned(after) ?? stateOwned(after);
    if (road) return { ...road, name: `${state} ${road.name}` };
    if (numberedId.test(after[0] ?? "") && /^\d/.test(after[0] ?? ""))
      return saidOnce(named(`${state} HIGHWAY`, after, 0));
  }
  return null;
}

/** "U S HWY 41", "HWY US 41": the owner as one word and first. */
function unitedStates(words: readonly string[]): readonly string[] {
  const [first = "", second, third = ""] = words;
  if (first === "U" && second === "S") return ["US", ...words.slice(2)];
  const turned = kinds.get(first) === "HIGHWAY" && second === "US" && numberedId.test(third);
  return turned ? ["US", first, ...words.slice(2)] : words;
}

/** "COUNTY TRUNK HIGHWAY M": Wisconsin's county highways. */
function trunk(words: readonly string[]): readonly string[] {
  const [owner = "", second, third = "", ...rest] = words;
  if (owners.get(owner) !== "COUNTY" || second !== "TRUNK") return words;
  return kinds.get(third) === "HIGHWAY"
    ? [owner, third, ...rest]
    : [owner, "HIGHWAY", third, ...rest];
}

/** "ADAMS COUNTY RD 12", "VZ COUNTY ROAD 3103": the county's own name or letters stand before. */
function ofCounty(words: readonly string[]): Road | null {
  const [name = "", owner = ""] = words;
  if (owners.get(owner) !== "COUNTY" || owner === "CO" || !/^[A-Z]{2,}$/.test(name)) return null;
  if (directional(name) !== undefined) return null;
  const road = owned(words.slice(1));
  return road && { ...road, name: `${name} ${road.name}` };
}

/** A numbered highway at the start of a street's words, with what stands after its number; null where there is none. */
export function readHighway(line: readonly string[]): Road | null {
  const words = trunk(unglue(unitedStates(line)));
  if (words[0] === "OLD") {
    const road = readHighway(words.slice(1));
    return road && { ...road, name: `OLD ${road.name}` };
  }
  const pre = directional(words[0]);
  if (pre !== undefined && words.length > 1) {
    const state = ofState(words);
    if (state) return state;
    const road = readHighway(words.slice(1));
    if (road) return { ...road, name: `${pre} ${road.name}` };
  }
  return (
    farmToMarket(words) ??
    longOwned(words) ??
    smallRoad(words) ??
    owned(words) ??
    short(words) ??
    bare(words) ??
    ofState(words) ??
    ofCounty(words)
  );
}
