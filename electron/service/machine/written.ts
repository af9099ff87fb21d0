import { StationError } from "#shared/contract/errors.ts";
import { systemReason } from "./system-reason.ts";

/** What writing a file answers; a disk that refuses becomes STORAGE_UNAVAILABLE with the reason in plain words. */
export async function written<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw new StationError(
      "STORAGE_UNAVAILABLE",
      `The file was not written: ${systemReason(error)}. Choose another place or make room.`,
    );
  }
}
