import { expect, test } from "vitest";
import { addressIn, nameAddress } from "./name-address.ts";

/** Source of the examples: BIP173, BIP350, and addresses of blocks that are known everywhere. */
test.each([
  ["bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", "BTC", "Bitcoin"],
  ["BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4", "BTC", "Bitcoin"],
  ["bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=1", "BTC", "Bitcoin"],
  ["bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0", "BTC", "Bitcoin"],
  ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", "BTC", "Bitcoin, an older kind"],
  ["ltc1qcr8te4kr609gcawutmrza0j4xv80jy8z4nqduv", "LTC", "Litecoin"],
  ["tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", null, "Bitcoin's test network"],
  ["0x52908400098527886E0F7030069857D2E4169EE7", null, "Ethereum"],
])("%s is one of %s", (text, currency, says) => {
  expect(nameAddress(text)).toEqual({ currency, says });
});

test.each([
  "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5",
  "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb",
  "hello",
  "",
])("%s is none", (text) => {
  expect(nameAddress(text)).toBeNull();
});

test("a code's address is the address alone, in small letters", () => {
  expect(addressIn("BITCOIN:BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4?amount=0.1")).toBe(
    "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
  );
  expect(addressIn("1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa")).toBe(
    "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
  );
});
