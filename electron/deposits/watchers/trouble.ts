/** Why a chain cannot be seen now, as a sentence for the person at the desk. */
export class WatcherTrouble extends Error {
  /** How long the other side asked us to wait, in ms; 0 when it did not. */
  readonly retryAfterMs: number;

  constructor(sentence: string, retryAfterMs = 0) {
    super(sentence);
    this.name = "WatcherTrouble";
    this.retryAfterMs = retryAfterMs;
  }
}
