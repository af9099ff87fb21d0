import { z } from "zod";

export const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array, {
  error: "must be bytes",
});

/** A file that the station made, whole. */
export const FileAnswer = z.object({
  fileName: z.string(),
  contentType: z.string(),
  bytes: Bytes,
});
export type FileAnswer = z.output<typeof FileAnswer>;
