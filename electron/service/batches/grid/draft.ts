import { z } from "zod";
import {
  DraftAddress,
  DraftItem,
  DraftPackage,
  type RowChanges,
} from "#shared/contract/desk/batch-row.ts";
import { contentsTypes } from "#shared/contract/customs.ts";
import { RateRule } from "#shared/contract/desk/rules.ts";

/** What a person can change in a row, but for its order number, which has a column of its own. */
export const Draft = z.object({
  toAddress: DraftAddress,
  package: DraftPackage,
  contentsType: z.enum(contentsTypes),
  items: z.array(DraftItem),
  notes: z.string(),
  rule: RateRule.nullable(),
});
export type Draft = z.output<typeof Draft>;

/** A row in which nothing was typed yet. */
export function emptyDraft(country: string, contentsType: Draft["contentsType"]): Draft {
  return {
    toAddress: {
      name: "",
      company: "",
      street1: "",
      street2: "",
      city: "",
      state: "",
      zip: "",
      country,
      phone: "",
      email: "",
    },
    package: { length: null, width: null, height: null, weight: null },
    contentsType,
    items: [],
    notes: "",
    rule: null,
  };
}

function given<T extends object>(changes: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}

/** A draft with changes laid over it; address and package field by field. */
export function applyChanges(draft: Draft, changes: RowChanges): Draft {
  const { orderNumber: _, toAddress, package: parcel, ...rest } = changes;
  return {
    ...draft,
    ...given(rest),
    toAddress: { ...draft.toAddress, ...given(toAddress ?? {}) },
    package: { ...draft.package, ...given(parcel ?? {}) },
  };
}

/** The fields that changes speak of, such as `toAddress.zip`; `items` stands for all of its own. */
export function changedFields(changes: RowChanges): string[] {
  const { toAddress, package: parcel, ...rest } = given(changes);
  return [
    ...Object.keys(rest),
    ...Object.keys(given(toAddress ?? {})).map((name) => `toAddress.${name}`),
    ...Object.keys(given(parcel ?? {})).map((name) => `package.${name}`),
  ];
}

/** Reads a stored draft back. The station wrote it, so its shape is known. */
export function draftOf(row: { draft: string }): Draft {
  return JSON.parse(row.draft) as Draft;
}
