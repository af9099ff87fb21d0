import { Command } from "commander";
import { systemClock } from "../clock.ts";
import { getExchangeRates } from "../service/wallet/get-exchange-rates.ts";
import { configOf, type DataOptions, print, printJson, withJson } from "./options.ts";
import { withTools } from "./tools.ts";

function origin(source: string | null, at: string | null): string {
  if (at === null) return source ?? "";
  const seconds = Math.max(0, Math.round((systemClock.now() - Date.parse(at)) / 1000));
  return `median of ${source}, ${seconds} s ago`;
}

async function show(options: DataOptions): Promise<void> {
  const answer = await withTools(configOf(options), (tools) => getExchangeRates(tools));
  if (options.json) printJson(answer);
  else
    for (const { currency, rateUsd, rateSource, rateAt, problem, sources } of answer.rates) {
      print(
        `${currency.padEnd(5)} ${rateUsd ? `${rateUsd} USD, ${origin(rateSource, rateAt)}` : problem}`,
      );
      for (const { source, priceUsd, problem: why } of sources)
        print(`      ${source.padEnd(10)} ${priceUsd ?? ""}${why ? `  ${why}` : ""}`);
    }
  if (answer.rates.every(({ rateUsd }) => rateUsd === null)) process.exitCode = 1;
}

export function ratesCommand(): Command {
  return withJson(new Command("rates"))
    .description(
      "print what one coin costs now and what each exchange says; exit 1 when there is no rate at all",
    )
    .action(show);
}
