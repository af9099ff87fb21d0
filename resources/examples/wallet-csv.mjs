#!/usr/bin/env node
/**
 * The wallet's whole history as CSV for a spreadsheet, oldest first: amounts as plain decimals with a running balance.
 *
 *   SHIPDECK_API_KEY=ssk_… SHIPDECK_API_SECRET=sss_… node resources/examples/wallet-csv.mjs > wallet.csv
 */
import { csvLine } from "./csv.mjs";
import { call } from "./shipdeck.mjs";

/** The newest stand first, and new ones may come while we turn the pages: an id that was seen is passed over. */
async function history() {
  const found = new Map();
  for (let offset = 0; ;) {
    const path = `/account/balance?includeTransactions=true&limit=100&offset=${offset}`;
    const { transactions, pagination } = await call("GET", path);
    for (const one of transactions) found.set(one.id, one);
    offset += transactions.length;
    if (transactions.length === 0 || offset >= pagination.total) return [...found.values()];
  }
}

const heads = [
  "Time",
  "Type",
  "Currency",
  "Amount",
  "Balance",
  "USD",
  "USD for one",
  "Order",
  "What",
];
const lines = (await history())
  .toReversed()
  // Coins in full: a spreadsheet must not see 1e-8.
  .map((one) => [
    one.createdAt,
    one.type,
    one.currency,
    one.amount.toFixed(8),
    one.balanceAfter.toFixed(8),
    one.amountUsd?.toFixed(2),
    one.exchangeRate,
    one.orderId,
    one.description,
  ]);
// The mark in front tells Excel that this is UTF-8.
process.stdout.write(`\uFEFF${[heads, ...lines].map(csvLine).join("")}`);
