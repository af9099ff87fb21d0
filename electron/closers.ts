type Close = () => void | Promise<void>;

/** What was opened, to be closed in the opposite order. */
export class Closers {
  readonly #closers: Close[] = [];

  /** Keeps an opened thing's `close` for the end, and gives the thing back. */
  keep<T extends { close(): void | Promise<void> }>(opened: T): T {
    this.add(() => opened.close());
    return opened;
  }

  add(close: Close): void {
    this.#closers.push(close);
  }

  async closeAll(): Promise<void> {
    for (const close of this.#closers.splice(0).toReversed()) await close();
  }
}
