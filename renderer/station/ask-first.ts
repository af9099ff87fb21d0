import { useSyncExternalStore } from "react";

/** What is about to be spent. */
export interface Spending {
  usd: string;
  amount: string | null;
  currency: string | null;
}

interface Question extends Spending {
  answer(yes: boolean): void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

function show(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** The person said no, or asked for something else meanwhile: nothing was bought. */
export class Declined extends Error {}

/** Asks before much real money is spent, wherever the purchase began. Rejects with Declined. */
export function askFirst(spending: Spending): Promise<void> {
  question?.answer(false);
  return new Promise((resolve, reject) => {
    const answer = (yes: boolean) => {
      show(null);
      if (yes) resolve();
      else reject(new Declined("Nothing was bought."));
    };
    show({ ...spending, answer });
  });
}

/** What is being asked; null while nothing is. */
export function useQuestion(): Question | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => question,
  );
}
