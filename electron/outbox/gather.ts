/** So often at the most is one more turn waited for. */
const mostTurns = 8;

/**
 * Makes what comes together go on together: each call resolves after the turn of the event loop that brought no other call, so that
 * those which were answered at about the same time share a commit.
 */
export function gatherer(): () => Promise<void> {
  let came = 0;
  let gathering: Promise<void> | null = null;
  async function untilCalm(): Promise<void> {
    for (let turn = 0; turn < mostTurns; turn++) {
      const before = came;
      await new Promise((next) => setImmediate(next));
      if (came === before) break;
    }
    gathering = null;
  }
  return () => {
    came += 1;
    return (gathering ??= untilCalm());
  };
}
