import { StationError } from "#shared/contract/errors.ts";

/** What writing a file answers; a disk that refuses becomes STORAGE_UNAVAILABLE with the system's own reason. */
export async function written<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StationError(
      "STORAGE_UNAVAILABLE",
      `The file was not written: ${why} Choose another place or make room.`,
    );
  }
}
