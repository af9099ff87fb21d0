import { Command } from "commander";
import { desk } from "#shared/contract/desk/index.ts";
import { deposit } from "../service/wallet/deposit.ts";
import { getWallet } from "../service/wallet/get-wallet.ts";
import { configOf, type DataOptions, print, printJson, withJson } from "./options.ts";
import { parseInput } from "./parse-input.ts";
import { withTools } from "./tools.ts";

async function add(options: DataOptions & { currency: string; amount: string }): Promise<void> {
  const input = parseInput(desk.deposit.body, {
    currency: options.currency.toUpperCase(),
    amount: options.amount,
  });
  const done = await withTools(configOf(options), (tools) => deposit(tools, input));
  if (options.json) printJson(done);
  else
    print(
      `Deposited ${done.amount} ${done.currency}. The balance is ${done.balance} ${done.currency}.`,
    );
}

async function balance(options: DataOptions): Promise<void> {
  const wallet = await withTools(configOf(options), (tools) => getWallet(tools));
  if (options.json) return printJson(wallet);
  for (const { currency, balance: coins, held, usd } of wallet.currencies)
    print(`${currency.padEnd(5)} ${coins.padStart(18)}  held ${held}  worth ${usd ?? "?"} USD`);
}

export function walletCommand(): Command {
  const wallet = new Command("wallet").description("read and fill the wallet");
  withJson(wallet.command("deposit"))
    .description("add play money (sandbox only)")
    .requiredOption("--currency <currency>", "BTC, LTC or LTCT")
    .requiredOption("--amount <coins>", "coins, with at most 8 decimals")
    .action(add);
  withJson(wallet.command("balance")).description("show the balances").action(balance);
  return wallet;
}
