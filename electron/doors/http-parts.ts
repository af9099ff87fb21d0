import type { Actor } from "#shared/contract/actor.ts";
import type { Desk } from "./dispatch.ts";
import type { SeenRequest } from "./watch-request.ts";

export const apiBase = "/api/v1";

/** What the HTTP door is given to work with. */
export interface HttpDoorParts {
  desk: Desk;
  clock: { now(): number };
  newRequestId: () => string;
  /** Null for anything but the right key and secret. */
  authenticate(apiKey: string, apiSecret: string): Actor | null;
  /** The file behind a label URL; rejects with LABEL_NOT_FOUND. */
  readLabel(
    token: string,
    ending: string,
  ): Promise<{ contentType: string; fileName: string; bytes: Uint8Array }>;
  /** The text of openapi.json. */
  openApi(): Promise<string>;
  /** Hears of every request once it is answered. */
  readonly noteRequest: (seen: SeenRequest) => void;
  /** 0 takes a free one. */
  port: number;
}
