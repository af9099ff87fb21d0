/** The shape of a language: the same keys as the English one, any words. A missing or a surplus key does not compile. */
export type SameKeys<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]>;
};
