import type { OwnCard, RateCardShelf } from "#electron/carriers/rate-card-shelf.ts";
import { carriers } from "#shared/contract/rates.ts";
import { once } from "#shared/rules/once.ts";
import { compileCard } from "./compile-card.ts";
import { loadRateCards } from "./load-rate-cards.ts";
import type { RateCards } from "./load-rate-cards.ts";
import { isCardName, openOwnFiles } from "./own/own-files.ts";
import type { OwnFiles } from "./own/own-files.ts";
import { stackCards } from "./own/stack-cards.ts";
import type { Given, Stacked } from "./own/stack-cards.ts";

/** The shelf with what the simulated carriers take from it. */
export interface OpenCardShelf extends RateCardShelf {
  /** The cards in force now; a file that came, went or changed since is read first. */
  cards(): RateCards;
}

function givenOf(files: OwnFiles, name: string): Given {
  try {
    return { name, text: files.read(name), kept: files.kept(name) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return {
      name,
      text: { unreadable: `The file cannot be read: ${why}` },
      kept: files.kept(name),
    };
  }
}

function compiled({ layers }: Stacked): RateCards {
  return Object.fromEntries(
    carriers.map((carrier) => {
      const { card, discounts, ownFiles } = layers[carrier];
      return [carrier, compileCard(card, discounts, ownFiles)];
    }),
  ) as RateCards;
}

/** Keeps the text of every file that is in force, so that a bad one that comes later changes nothing, not even after a restart. */
function keepGood(files: OwnFiles, given: readonly Given[], own: readonly OwnCard[]): void {
  for (const card of own) {
    const { text, kept } = given.find(({ name }) => name === card.name) ?? {
      text: null,
      kept: null,
    };
    if (card.inForce !== "yes" || typeof text !== "string" || text === kept) continue;
    try {
      files.keep(card.name, text);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      card.problems.push({
        line: null,
        message: `It is in force, but no copy of it can be kept for the case that it goes bad: ${why}`,
      });
    }
  }
  files.keepOnly(given.map(({ name }) => name));
}

/** The product's cards, and none of a company's own. */
export function productShelf(ratesDir: string): Pick<OpenCardShelf, "cards"> {
  return { cards: once(() => compiled(stackCards(loadRateCards(ratesDir), []))) };
}

const badName = "The name must end in .json or .csv and name no folder.";

interface OnShelf {
  /** Of the company's files as they were read. */
  signature: string;
  stacked: Stacked;
  cards: RateCards;
}

/**
 * The product's cards of `ratesDir` with a company's own of `ownDir` laid on them, read with the first question. That throws when one of the
 * product's is missing or wrong; a bad one of the company's own is told by `own`.
 */
export function openCardShelf(ratesDir: string, ownDir: string): OpenCardShelf {
  const base = () => loadRateCards(ratesDir);
  const files = openOwnFiles(ownDir);
  let shown: OnShelf | null = null;
  const given = () => files.names().map((name) => givenOf(files, name));
  function now(): OnShelf {
    const signature = files.signature();
    if (shown?.signature === signature) return shown;
    const found = given();
    const stacked = stackCards(base(), found);
    // What was kept of cards is of no interest as long as there never were any.
    if (signature !== "" || shown) keepGood(files, found, stacked.own);
    return (shown = { signature, stacked, cards: compiled(stacked) });
  }
  function check(name: string, text: string): OwnCard {
    if (!isCardName(name))
      return {
        name,
        carrier: null,
        kind: null,
        version: null,
        inForce: "no",
        problems: [{ line: null, message: badName }],
      };
    const others = given().filter((other) => other.name !== name);
    const found = stackCards(base(), [...others, { name, text, kept: null }]).own.find(
      (card) => card.name === name,
    );
    if (!found) throw new Error(`no card ${name} among those that were checked`);
    return found;
  }
  return {
    folder: ownDir,
    cards: () => now().cards,
    inForce() {
      const { layers } = now().stacked;
      return carriers.map((carrier) => {
        const { card, ownFiles } = layers[carrier];
        return { carrier, version: card.version, ownFiles };
      });
    },
    own: () => now().stacked.own,
    check,
    add(name, text) {
      const card = check(name, text);
      if (card.problems.length === 0) files.write(name, text);
      return card;
    },
    remove(name) {
      if (!files.names().includes(name)) return false;
      files.remove(name);
      return true;
    },
  };
}
