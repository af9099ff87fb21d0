import { labelsOfItems } from "#electron/store/manifests.ts";
import type { Db } from "#electron/store/store.ts";
import type { Api } from "#shared/contract/index.ts";
import { type FieldError, StationError } from "#shared/contract/errors.ts";
import type { Parsed } from "#shared/contract/operation.ts";
import type { CarrierName } from "#shared/contract/rates.ts";
import type { Parts } from "../context.ts";
import { type Candidate, isOpen, labelsOfDay, labelsOfToday, placed } from "./candidates.ts";
import { sameShipFrom } from "./ship-from.ts";

type Input = Parsed<Api["createManifest"]>;
type Chooser = Pick<Parts, "addresses">;

function nothing(carrier: string, day: string, found: readonly Candidate[]): StationError {
  const said = `No ${carrier} label bought ${day} is left for a manifest`;
  if (found.length === 0)
    return new StationError("NOTHING_TO_MANIFEST", `No ${carrier} label was bought ${day}.`);
  const forms = new Set(found.flatMap(({ label }) => label.manifest_id ?? []));
  const listed = found.filter(({ label }) => label.manifest_id !== null).length;
  const voided = found.length - listed;
  const why = [
    listed > 0 ? `${listed} on ${[...forms].join(", ")}` : "",
    voided > 0 ? `${voided} voided` : "",
  ];
  const reasons = why.filter(Boolean).join(", ");
  return new StationError("NOTHING_TO_MANIFEST", `${said}: ${reasons}.`);
}

/** All that is left of a day. */
function ofDay(parts: Chooser, db: Db, input: Input, now: number): Candidate[] {
  const { carrier, date } = input;
  const found = date
    ? labelsOfDay(parts, db, carrier, date)
    : labelsOfToday(parts, db, carrier, now);
  const open = found.filter(isOpen);
  if (open.length === 0) throw nothing(carrier, date ? `on ${date}` : "today", found);
  return open;
}

/** Why a label that was named cannot come onto this manifest. */
function problemOf(candidate: Candidate, carrier: CarrierName): Omit<FieldError, "field"> | null {
  const { label } = candidate;
  if (label.carrier !== carrier)
    return {
      code: "OTHER_CARRIER",
      message: `is a label of ${label.carrier}, not of ${carrier}`,
      suggestion: `make a manifest of ${label.carrier} with it`,
    };
  if (label.voided_at !== null || label.void_requested_at !== null)
    return { code: "VOIDED", message: "is voided", suggestion: "leave it out" };
  if (label.manifest_id !== null)
    return {
      code: "ON_A_MANIFEST",
      message: `is on the manifest ${label.manifest_id} already`,
      suggestion: "leave it out",
    };
  if (label.is_return === 1)
    return {
      code: "RETURN",
      message: "is a return label: the customer hands it in",
      suggestion: "leave it out",
    };
  return null;
}

/** Exactly the labels that were named; every wrong one is told at once, unknown ones first. */
function named(parts: Chooser, db: Db, carrier: CarrierName, ids: readonly string[]): Candidate[] {
  const fields = new Map(ids.map((id, index) => [id, `labelIds[${index}]`] as const).toReversed());
  const wanted = [...new Set(ids)];
  const found = new Map(
    placed(parts, labelsOfItems(db, wanted)).map((one) => [one.label.item_id, one] as const),
  );
  const unknown = wanted.flatMap((id): FieldError[] =>
    found.has(id)
      ? []
      : [
          {
            code: "LABEL_NOT_FOUND",
            field: fields.get(id) ?? "labelIds",
            message: `${id} is no order item with a label`,
            suggestion: null,
          },
        ],
  );
  const say = (errors: readonly FieldError[]) =>
    errors.map(({ field, message }) => `${field} ${message}.`).join(" ");
  if (unknown.length > 0)
    throw new StationError("LABEL_NOT_FOUND", say(unknown.slice(0, 20)), { errors: unknown });
  const chosen = wanted.flatMap((id) => found.get(id) ?? []);
  const wrong = chosen.flatMap((candidate): FieldError[] => {
    const problem = problemOf(candidate, carrier);
    const field = fields.get(candidate.label.item_id) ?? "labelIds";
    return problem ? [{ field, ...problem }] : [];
  });
  if (wrong.length > 0)
    throw new StationError("LABEL_NOT_MANIFESTABLE", say(wrong.slice(0, 20)), { errors: wrong });
  return chosen;
}

/** The labels by the place they leave from. */
function byPlace(labels: readonly Candidate[]): Map<string, Candidate[]> {
  const places = new Map<string, Candidate[]>();
  for (const label of labels) {
    const here = places.get(label.line) ?? [];
    here.push(label);
    places.set(label.line, here);
  }
  return places;
}

/** A form has one date of mailing: what was bought after the cut-off waits for a form of its own. */
function mailedFirst(labels: readonly Candidate[]): Candidate[] {
  const [first] = labels.map(({ shipDate }) => shipDate).sort();
  return labels.filter(({ shipDate }) => shipDate === first);
}

/**
 * The labels that come onto one manifest, all of one place, and of one ship date unless they were named. What cannot be is NOTHING_TO_MANIFEST, LABEL_NOT_FOUND,
 * LABEL_NOT_MANIFESTABLE or SEVERAL_SHIP_FROMS.
 */
export function chooseLabels(parts: Chooser, db: Db, input: Input, now: number): Candidate[] {
  const { carrier, labelIds, shipFrom } = input;
  const labels = labelIds ? named(parts, db, carrier, labelIds) : ofDay(parts, db, input, now);
  const places = byPlace(labels);
  const wanted =
    shipFrom === undefined
      ? [...places.keys()]
      : [...places.keys()].filter((line) => sameShipFrom(line, shipFrom));
  const [only = ""] = wanted;
  if (wanted.length === 1) {
    const here = places.get(only) ?? [];
    return labelIds ? here : mailedFirst(here);
  }
  const errors = [...places].map(([line, here]) => ({
    code: "SHIP_FROM",
    field: "shipFrom",
    message: `${here.length} labels leave from ${line}`,
    suggestion: line,
  }));
  const list = errors.map(({ message }) => message).join("; ");
  if (wanted.length === 0)
    throw new StationError(
      "NOTHING_TO_MANIFEST",
      `No label leaves from the place of shipFrom. ${list}.`,
      { errors },
    );
  throw new StationError(
    "SEVERAL_SHIP_FROMS",
    `A manifest is for one place, and these labels leave from ${places.size}: ${list}. Make one for each, with shipFrom.`,
    { errors },
  );
}
