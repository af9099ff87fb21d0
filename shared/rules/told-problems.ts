const most = 20;

/** Sentences one after the other; of very many the first twenty, and how many more there are. */
export function toldProblems(problems: readonly string[]): string {
  const told = problems.slice(0, most).join(" ");
  const more = problems.length - most;
  return more > 0 ? `${told} And ${more} more of the kind.` : told;
}
