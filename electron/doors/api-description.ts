import { magicTables } from "#shared/rules/magic-table.ts";
import { magicRecipients, magicTrackingCodes } from "#shared/rules/magic-values.ts";
import { sureValues } from "#shared/rules/sure-values.ts";

/** What openapi.json says of the whole API, in Markdown. */
export const apiDescription = `The local shipping station: verify addresses, rate parcels, buy labels from a crypto wallet, follow them, hear of them by webhook. Amounts in USD are dollars, crypto amounts are coins with 8 decimals, lengths are inches, weights ounces, times ISO 8601 UTC.

## Magic values of the sandbox

${magicTables(3)}`;

/** The same values for programs, as \`x-magic-values\`. */
export const magicValues = {
  recipients: magicRecipients,
  trackingCodes: magicTrackingCodes,
  sure: sureValues,
};

/** What each group of operations is about. */
export const tagDescriptions: Readonly<Record<string, string>> = {
  Account: "The wallet that labels are paid from.",
  Shipping: "Address verification and rates.",
  Orders: "Saved quotes that are bought together.",
  Labels: "Buying and voiding the labels of an order.",
  Manifests: "The end of a carrier's day: one form for all its labels.",
  Tracking: "Where a parcel is.",
  Webhooks: "Receivers of label events and what was delivered to them.",
};
