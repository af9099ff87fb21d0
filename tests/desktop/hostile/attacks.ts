/** What the hostile page is after, and all that it could know: even a right key and the address of a label. */
export interface Prey {
  /** Scheme, host and port of the station. */
  base: string;
  apiKey: string;
  apiSecret: string;
  labelPath: string;
}

/** Every way in which a web page can send a request. */
export const attacks = [
  "fetch",
  "fetch without CORS",
  "fetch with cookies",
  "fetch that outlives the page",
  "fetch with a key",
  "fetch of JSON",
  "fetch of JSON as text",
  "fetch that deletes",
  "XMLHttpRequest",
  "XMLHttpRequest of JSON",
  "beacon",
  "beacon of JSON",
  "form by GET",
  "form",
  "form of parts",
  "form as text",
  "image",
  "script",
  "module",
  "style sheet",
  "video",
  "object",
  "frame",
  "frame of a label",
  "image of a label",
  "fetch of a label",
  "window",
  "WebSocket",
  "EventSource",
  "worker",
  "service worker",
] as const;
export type Attack = (typeof attacks)[number];
