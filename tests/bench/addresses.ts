import { openAddressEngine } from "#electron/addresses/open-address-engine.ts";
import { addressOf } from "../addresses/engine.ts";
import { readCorpus } from "../addresses/read-corpus.ts";
import { paired, type PairedResult } from "./paired.ts";

const slice = 10_000;
/** Addresses a CPU second on one core; what this engine promises. */
const promised = 20_000;

function cpuSecondsOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000_000;
}

/** Every address of the corpus verified, over putting the same fields in upper case and splitting them into words. */
export async function benchAddresses(): Promise<PairedResult> {
  const engine = openAddressEngine("resources/postal/");
  const sections = [...readCorpus().values()].flat();
  const typed = sections.flatMap(({ pairs }) => pairs.map((pair) => addressOf(pair.typed)));
  const each = (work: (address: (typeof typed)[number]) => void) => () => {
    for (let at = 0; at < slice; at += 1) {
      const address = typed[at % typed.length];
      if (address) work(address);
    }
  };
  let words = 0;
  const result = await paired(
    "addresses verified over upper-casing and splitting their fields",
    "addresses/CPU s",
    12,
    async () => slice / cpuSecondsOf(each((address) => void engine.verify(address))),
    async () =>
      slice /
      cpuSecondsOf(
        each((address) => {
          for (const text of Object.values(address))
            words += text?.toUpperCase().split(" ").length ?? 0;
        }),
      ),
  );
  if (words === 0) throw new Error("nothing was split");
  const kept = result.ours >= promised ? "kept" : "NOT KEPT";
  return { ...result, note: `${typed.length} kinds; ${promised} a CPU second promised: ${kept}` };
}
