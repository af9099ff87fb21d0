import { StationError } from "#shared/contract/errors.ts";

/**
 * A carrier's answer. The port lets a call reject with anything: what is not a CARRIER_ failure already becomes
 * CARRIER_UNAVAILABLE with this sentence, its cause kept for the log.
 */
export async function askCarriers<T>(
  call: () => Promise<T>,
  sentence = "The carriers cannot be reached at the moment. Nothing was changed; try again later.",
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof StationError && error.code.startsWith("CARRIER_")) throw error;
    const failure = new StationError("CARRIER_UNAVAILABLE", sentence, { retryAfter: 30 });
    failure.cause = error;
    throw failure;
  }
}
