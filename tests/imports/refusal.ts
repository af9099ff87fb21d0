import { StationError } from "#shared/contract/errors.ts";
import { readOrderFile } from "#electron/imports/read-order-file.ts";

/** The StationError with which a file is refused; any other end is an error of the test. */
export async function refusal(bytes: Uint8Array, fileName = "orders.csv"): Promise<StationError> {
  const error = await readOrderFile({ fileName, bytes }).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(error instanceof StationError)) throw new Error(`Not refused: ${String(error)}`);
  return error;
}
