import type { AddressVerdict } from "#shared/rules/address-verdict.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { UnverifiedAddress } from "#shared/contract/address.ts";
import type { Api } from "#shared/contract/index.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { askCarriers } from "../ask-carriers.ts";
import type { Context } from "../context.ts";
import { asSentence } from "../sentence.ts";

/**
 * Judged by the carrier account where there is one, else by the station's own engine. An account that cannot be asked is a
 * failure: nobody is told that an address was verified which was not.
 */
function judge(ctx: Context, address: UnverifiedAddress): Promise<AddressVerdict> {
  const asked = ctx.carriers.verifyAddress?.(address);
  if (!asked) return Promise.resolve(ctx.addresses.verify(address));
  return askCarriers(
    () => asked,
    "The carrier account cannot be reached, so the address was not verified. Try again later.",
  );
}

/** Standardizes and judges an address. With `strict`, one that fails is ADDRESS_VERIFY_FAILURE with the same errors. */
export async function verifyAddress(
  ctx: Context,
  input: Parsed<Api["verifyAddress"]>,
): Promise<Answer<Api["verifyAddress"]>> {
  const result = await judge(ctx, input.address);
  const verified = input.strict ? result.verifiedStrictly : result.verified;
  if (input.strict && !verified)
    throw new StationError(
      "ADDRESS_VERIFY_FAILURE",
      result.errors.map(({ message }) => asSentence(message)).join(" ") ||
        "The address cannot be verified.",
      { errors: result.errors.map((error) => ({ ...error, field: `address.${error.field}` })) },
    );
  const addressId = verified ? ctx.newId("adr") : null;
  if (addressId)
    await ctx.store.write((tx) => {
      insertInto(tx, "verified_address", {
        id: addressId,
        address: JSON.stringify(result.address),
        created_at: ctx.clock.now(),
      });
    });
  return {
    verified,
    addressId,
    verifiedAddress: result.address,
    verification: { success: verified, errors: result.errors, details: result.details },
  };
}
