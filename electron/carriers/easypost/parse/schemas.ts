import { z } from "zod";

/** Strings that may be missing, null or, rarely, something else that says nothing. */
const words = z.string().nullish().catch(null);
const amount = z.union([z.string(), z.number()]);
const flag = z.boolean().nullish().catch(null);
const count = z.number().nullish().catch(null);

/** Lenient about all that a label and its money do not need; unknown fields are left out. */
export const TheirRate = z.object({
  id: z.string().min(1),
  carrier: z.string().min(1),
  service: z.string().min(1),
  rate: amount,
  currency: words,
  delivery_days: count,
  est_delivery_days: count,
  delivery_date: words,
  delivery_date_guaranteed: flag,
  carrier_account_id: words,
});
export type TheirRate = z.output<typeof TheirRate>;

/** What can still be read of a rate that cannot. */
export const UnreadRate = z
  .object({ carrier: words, service: words })
  .catch({ carrier: null, service: null });

export const TheirMessage = z.object({
  carrier: words,
  type: words,
  message: z.unknown(),
});

const TheirFee = z.object({ type: words, amount });
export type TheirFee = z.output<typeof TheirFee>;

const PostageLabel = z.object({
  label_url: words,
  label_pdf_url: words,
  label_file_type: words,
});
export type PostageLabel = z.output<typeof PostageLabel>;

const TheirLocation = z
  .object({ city: words, state: words, country: words, zip: words })
  .nullish()
  .catch(null);
export type TheirLocation = z.output<typeof TheirLocation>;

export const TheirTracker = z.object({
  id: words,
  tracking_code: z.string().min(1),
  status: words,
  status_detail: words,
  updated_at: words,
  est_delivery_date: words,
  carrier: words,
  public_url: words,
  tracking_details: z
    .array(
      z.object({
        status: words,
        message: words,
        datetime: words,
        tracking_location: TheirLocation,
      }),
    )
    .nullish()
    .catch(null),
});
export type TheirTracker = z.output<typeof TheirTracker>;

/** Strict about what a sale is: an id, a code, a label and what it cost. */
export const TheirShipment = z.object({
  id: z.string().startsWith("shp_"),
  reference: words,
  mode: words,
  rates: z.array(z.unknown()).nullish(),
  messages: z.array(z.unknown()).nullish().catch(null),
  selected_rate: TheirRate.nullish(),
  postage_label: PostageLabel.nullish(),
  tracking_code: z.string().min(1).nullish(),
  tracker: TheirTracker.nullish().catch(null),
  fees: z.array(TheirFee).nullish(),
  refund_status: words,
  usps_zone: z.union([z.number(), z.string()]).nullish().catch(null),
});
export type TheirShipment = z.output<typeof TheirShipment>;

const TheirProblem = z.object({
  code: words,
  field: words,
  message: words,
  suggestion: words,
});
export type TheirProblem = z.output<typeof TheirProblem>;

const TheirCheck = z
  .object({
    success: flag,
    errors: z.array(TheirProblem).nullish().catch(null),
    details: z
      .object({ latitude: count, longitude: count, time_zone: words })
      .nullish()
      .catch(null),
  })
  .nullish()
  .catch(null);

export const TheirAddress = z.object({
  id: words,
  name: words,
  company: words,
  street1: words,
  street2: words,
  city: words,
  state: words,
  zip: words,
  country: words,
  residential: flag,
  verifications: z.object({ zip4: TheirCheck, delivery: TheirCheck }).nullish().catch(null),
});
export type TheirAddress = z.output<typeof TheirAddress>;

export const TheirError = z.object({
  error: z.union([
    z.string(),
    z.object({
      code: words,
      message: z.unknown(),
      errors: z.array(z.unknown()).nullish().catch(null),
    }),
  ]),
});
