import type { Address } from "#shared/contract/address.ts";
import { addressLines } from "../layouts/address-lines.ts";
import type { FormPen } from "./form-pen.ts";

/** Both ends of the way side by side, with telephone and country. */
export function drawParties(
  form: FormPen,
  height: number,
  parties: readonly { name: string; address: Address }[],
): void {
  const style = { country: true, phone: true };
  form.fields(
    height,
    parties.map(({ name, address }) => ({
      name,
      lines: addressLines(address, style),
      share: 1 / parties.length,
    })),
    6.8,
  );
}
