import {
  type Tracking,
  type TrackingDetailStatus,
  trackingStatuses,
} from "#shared/contract/tracking.ts";
import { carrierOf } from "../carrier-names.ts";
import type { TheirLocation, TheirTracker } from "./schemas.ts";

type Status = Tracking["status"];

function statusOf(text: string | null | undefined): Status {
  return trackingStatuses.find((status) => status === text) ?? "unknown";
}

function detailStatusOf(text: string | null | undefined): TrackingDetailStatus {
  return text === "accepted" ? text : statusOf(text);
}

/** An instant in our one form; null for what is none. Theirs mix `Z` and `+00:00`. */
function instantOf(text: string | null | undefined): string | null {
  const at = Date.parse(text ?? "");
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** `HOUSTON, TX 77063`; a place abroad ends in its country; empty when nothing is known. */
function placeOf(location: TheirLocation): string {
  const { city, state, zip, country } = location ?? {};
  const region = [state, zip].filter(Boolean).join(" ");
  const abroad = country && country !== "US" ? country : null;
  return [city, region, abroad].filter(Boolean).join(", ");
}

function inWords(code: string): string {
  const text = code.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Their tracker as ours: newest first, where theirs is oldest first. */
export function parseTracker(tracker: TheirTracker, now: number): Tracking {
  const details = (tracker.tracking_details ?? [])
    .flatMap(({ status, message, datetime, tracking_location }) => {
      const at = instantOf(datetime);
      if (at === null) return [];
      const told = detailStatusOf(status);
      return [
        {
          status: told,
          message: message || inWords(told),
          datetime: at,
          location: placeOf(tracking_location),
        },
      ];
    })
    .toReversed()
    .sort((a, b) => Date.parse(b.datetime) - Date.parse(a.datetime));
  const status = statusOf(tracker.status);
  const code = tracker.status_detail ?? "unknown";
  return {
    trackingCode: tracker.tracking_code,
    carrier: carrierOf(tracker.carrier ?? "") ?? tracker.carrier ?? "",
    status,
    statusDetail: details[0]?.message ?? inWords(code),
    statusDetailCode: code,
    estDeliveryDate: instantOf(tracker.est_delivery_date),
    publicUrl: tracker.public_url ?? "",
    trackingDetails: details,
    updatedAt: instantOf(tracker.updated_at) ?? new Date(now).toISOString(),
  };
}
