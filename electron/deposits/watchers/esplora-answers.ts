import { z } from "zod";
import { maxUnits } from "#shared/rules/money.ts";
import type { ChainOutput } from "./watcher.ts";

/** Shapes of the Esplora HTTP API (github.com/Blockstream/esplora, API.md); what is not needed may be anything. */
const Hash = z.string().regex(/^[0-9a-f]{64}$/);
const Height = z.number().int().min(0).max(100_000_000);

const Status = z.discriminatedUnion("confirmed", [
  z.object({ confirmed: z.literal(true), block_height: Height, block_hash: Hash }),
  z.object({ confirmed: z.literal(false) }),
]);

export const EsploraTransaction = z.object({
  txid: Hash,
  vin: z.array(z.object({ is_coinbase: z.boolean().default(false) })),
  vout: z.array(
    z.object({
      scriptpubkey_address: z.string().optional(),
      // Confidential amounts have none; an output that spends nothing is of no use to us.
      value: z.number().int().min(0).max(maxUnits).optional(),
    }),
  ),
  status: Status,
});
type EsploraTransaction = z.output<typeof EsploraTransaction>;

export const EsploraPage = z.array(EsploraTransaction).max(1_000);
export const EsploraHeight = Height;
export const EsploraHash = Hash;

/** The outputs of a transaction that pay one of these addresses. */
export function outputsIn(
  { txid, vin, vout, status }: EsploraTransaction,
  isOurs: (address: string) => boolean,
): ChainOutput[] {
  return vout.flatMap(({ scriptpubkey_address: address, value = 0 }, index) =>
    address !== undefined && value > 0 && isOurs(address)
      ? [
          {
            address,
            txid,
            vout: index,
            units: value,
            height: status.confirmed ? status.block_height : null,
            blockHash: status.confirmed ? status.block_hash : null,
            coinbase: vin.some(({ is_coinbase }) => is_coinbase),
          },
        ]
      : [],
  );
}
