import { readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { Command } from "commander";
import type { OwnCard, RateCardShelf } from "../carriers/rate-card-shelf.ts";
import { openCardShelf } from "../carriers/simulated/cards/open-card-shelf.ts";
import { filesOf } from "../open-parts.ts";
import { configOf, type DataOptions, print, printJson, withJson } from "./options.ts";

function shelfOf(options: DataOptions): RateCardShelf {
  const config = configOf(options);
  return openCardShelf(join(config.resourcesFolder, "rates"), filesOf(config.folder).rateCards);
}

/** `ups.csv:7: zone 4: must be dollars such as 7.42, is free.` */
function tellProblems(path: string, { problems }: OwnCard): void {
  for (const { line, message } of problems)
    process.stderr.write(`${path}${line === null ? "" : `:${line}`}: ${message}\n`);
}

const kinds = { card: "all services", prices: "prices", discounts: "discounts" } as const;
function inWords({ carrier, version, kind }: OwnCard): string {
  return `${carrier} ${kind ? kinds[kind] : ""} of ${version}`;
}

function examine(path: string, options: DataOptions, add: boolean): void {
  const shelf = shelfOf(options);
  const name = basename(path);
  const text = readFileSync(resolve(path), "utf8");
  const card = add ? shelf.add(name, text) : shelf.check(name, text);
  const good = card.problems.length === 0;
  if (options.json) printJson(card);
  else if (good) print(add ? `In force: ${inWords(card)} (${name}).` : `Good: ${inWords(card)}.`);
  else {
    tellProblems(path, card);
    if (add) process.stderr.write(`${name} was not added; nothing has changed.\n`);
  }
  if (!good) process.exitCode = 1;
}

const states = { yes: "in force", previous: "BAD, its last good text is in force", no: "BAD" };

function list(options: DataOptions): void {
  const shelf = shelfOf(options);
  const [carriers, own] = [shelf.inForce(), shelf.own()];
  if (options.json) return printJson({ folder: shelf.folder, carriers, own });
  for (const { carrier, version, ownFiles } of carriers)
    print([carrier.padEnd(6), version, ownFiles.join(", ")].join("  ").trimEnd());
  print(`Cards of your own in ${shelf.folder}: ${own.length === 0 ? "none" : own.length}`);
  for (const card of own) {
    print(`${card.name}  ${states[card.inForce]}`);
    tellProblems(card.name, card);
  }
}

function remove(name: string, options: DataOptions): void {
  if (!shelfOf(options).remove(name)) throw new Error(`There is no rate card ${name} of your own.`);
  if (options.json) printJson({ name, deleted: true });
  else print(`Removed ${name}.`);
}

export function cardsCommand(): Command {
  const cards = new Command("cards").description(
    "rate cards of your own, beside a running station",
  );
  withJson(cards.command("list")).description("what rates come from").action(list);
  withJson(cards.command("check").argument("<file>"))
    .description("tell every line of a card that is wrong; exit 0 only when it is good")
    .action((file: string, options: DataOptions) => examine(file, options, false));
  withJson(cards.command("add").argument("<file>"))
    .description("check a card and put it into force; a bad one changes nothing")
    .action((file: string, options: DataOptions) => examine(file, options, true));
  withJson(cards.command("remove").argument("<name>"))
    .description("take a card of your own away")
    .action(remove);
  return cards;
}
