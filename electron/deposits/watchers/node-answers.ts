import { z } from "zod";
import { maxUnits, unitsPerCoin } from "#shared/rules/money.ts";

/** Shapes of Bitcoin Core's RPC, which Litecoin Core shares; what is not needed may be anything. */
const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/** Coins as a JSON number: exact to the last of 8 decimals up to the supply of any of our coins. */
const Amount = z
  .number()
  .transform((coins) => Math.round(coins * unitsPerCoin))
  .refine((units) => Number.isSafeInteger(units) && Math.abs(units) <= maxUnits);

export const ChainInfo = z.object({
  chain: z.string(),
  blocks: z.number().int().min(0),
  headers: z.number().int().min(-1),
  bestblockhash: Hash,
  mediantime: z.number(),
  verificationprogress: z.number(),
  initialblockdownload: z.boolean(),
  pruned: z.boolean(),
});

export const WalletInfo = z.object({
  descriptors: z.boolean().default(false),
  private_keys_enabled: z.boolean(),
  scanning: z.union([z.literal(false), z.object({ progress: z.number() })]).default(false),
});

export const AddressInfo = z.object({
  ismine: z.boolean(),
  iswatchonly: z.boolean().default(false),
});

export const SinceBlock = z.object({
  transactions: z.array(
    z.object({
      address: z.string().optional(),
      category: z.string(),
      amount: Amount,
      vout: z.number().int().min(0).optional(),
      confirmations: z.number().int(),
      generated: z.boolean().default(false),
      blockhash: Hash.optional(),
      blockheight: z.number().int().optional(),
      txid: Hash,
    }),
  ),
});

export const Imported = z.array(
  z.object({ success: z.boolean(), error: z.object({ message: z.string() }).optional() }),
);

export const Scanned = z.object({
  success: z.boolean(),
  unspents: z.array(
    z.object({
      txid: Hash,
      vout: z.number().int().min(0),
      desc: z.string(),
      amount: Amount,
      height: z.number().int().min(0),
    }),
  ),
});

export const TxOut = z.object({ coinbase: z.boolean() }).nullable();
export const BlockHash = Hash;
export const Anything = z.unknown();
