import type { AskHttp } from "./ask-http.ts";
import { type EsploraServer, esploraServer } from "./esplora-server.ts";
import { WatcherTrouble } from "./trouble.ts";
import type { ChainWatcher, SecondOpinion } from "./watcher.ts";

/** Questions to a server at once: public ones are shared with many. */
const atOnce = 4;

/**
 * Watches through HTTP servers that answer as Esplora does (Blockstream's, mempool's and its forks). The first that answers is kept
 * until it fails; then the next is asked. Of several servers, a second one is asked before money moves.
 * @param bases such as `https://blockstream.info/api`; at least one
 */
export function esploraWatcher(bases: readonly string[], ask: AskHttp): ChainWatcher {
  const servers = bases.map((base) => esploraServer(base, ask));
  let current = 0;

  async function fromAny<T>(question: (server: EsploraServer) => Promise<T>): Promise<T> {
    const troubles: WatcherTrouble[] = [];
    for (let tries = 0; tries < servers.length; tries++) {
      const at = (current + tries) % servers.length;
      const server = servers[at];
      if (!server) break;
      try {
        const answer = await question(server);
        current = at;
        return answer;
      } catch (error) {
        if (!(error instanceof WatcherTrouble)) throw error;
        troubles.push(error);
      }
    }
    throw new WatcherTrouble(
      troubles.map(({ message }) => message).join(" "),
      // Whoever may be asked soonest decides.
      Math.min(...troubles.map(({ retryAfterMs }) => retryAfterMs)),
    );
  }

  return {
    tip: () => fromAny((server) => server.tip()),
    blockHashAt: (height) => fromAny((server) => server.blockHashAt(height)),
    outputsOf: (addresses) =>
      // One server for all of them: two may be at different blocks.
      fromAny(async (server) => {
        const found = [];
        for (let first = 0; first < addresses.length; first += atOnce) {
          const some = addresses.slice(first, first + atOnce);
          found.push(
            ...(await Promise.all(
              some.map(({ address, sinceHeight }) => server.outputsAt(address, sinceHeight)),
            )),
          );
        }
        return found.flat();
      }),
    async secondOpinion(output) {
      if (servers.length === 1) return "agrees";
      const opinions: SecondOpinion[] = [];
      for (const [at, server] of servers.entries()) {
        if (at === current) continue;
        try {
          const told = await server.outputOf(output.txid, output.vout, output.address);
          const same =
            (told?.blockHash ?? null) === output.blockHash &&
            (output.blockHash === null || told?.units === output.units);
          if (same) return "agrees";
          opinions.push("differs");
        } catch (error) {
          if (!(error instanceof WatcherTrouble)) throw error;
        }
      }
      return opinions[0] ?? "unknown";
    },
  };
}
