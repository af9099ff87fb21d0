import { CustomsInfo } from "#shared/contract/customs.ts";
import type { RowProblem } from "#shared/contract/desk/batch-row.ts";
import type { CustomsDefaults } from "#shared/contract/desk/settings.ts";
import type { z } from "zod";
import type { Draft } from "../grid/draft.ts";
import { problem } from "./problem.ts";

export interface CustomsCheck {
  customs: CustomsInfo | null;
  problems: RowProblem[];
}

interface Shipment {
  draft: Pick<Draft, "items" | "contentsType">;
  defaults: z.output<typeof CustomsDefaults>;
  /** Who signs when the settings name nobody, and where goods come from when the row does not say. */
  sender: { name: string; country: string };
  /** Ounces of the whole parcel; null where unknown. */
  weight: number | null;
}

/** Customs field → field of a row's item. */
const fields: Readonly<Record<string, string>> = {
  description: "description",
  quantity: "quantity",
  value: "value",
  weight: "weight",
  origin_country: "origin",
  hs_tariff_number: "hsCode",
};

function incomplete(field: string, message: string, fix: string | null = null): RowProblem {
  return problem("CUSTOMS_INCOMPLETE", field, "error", {
    message,
    params: { field: field.split(".").at(-1) ?? field },
    fix,
  });
}

/** Ounces of each piece that nobody weighed: an equal part of what the parcel weighs beyond the others; 0 where nothing is left. */
function shareOf(items: Draft["items"], parcel: number | null): number {
  let rest = parcel ?? 0;
  let pieces = 0;
  for (const { weight, quantity } of items)
    if (weight === null) pieces += quantity;
    else rest -= weight * quantity;
  return pieces === 0 ? 0 : Math.max(0, Math.floor((rest / pieces) * 100) / 100);
}

/** The customs form of a parcel that goes abroad, from its items and the settings; what is missing names its field. */
export function checkCustoms({ draft, defaults, sender, weight }: Shipment): CustomsCheck {
  const { items, contentsType } = draft;
  if (items.length === 0)
    return {
      customs: null,
      problems: [
        incomplete("items", "A parcel that goes abroad needs its items for the customs form"),
      ],
    };
  const share = shareOf(items, weight);
  const fixes: Readonly<Record<string, string | null>> = { origin: sender.country };
  const parsed = CustomsInfo.safeParse({
    contents_type: contentsType,
    contents_explanation:
      contentsType === "other"
        ? items
            .map(({ description }) => description)
            .join(", ")
            .slice(0, 255)
        : undefined,
    customs_certify: true,
    customs_signer: defaults.signer ?? sender.name,
    eel_pfc: defaults.eelPfc,
    incoterm: defaults.incoterm,
    non_delivery_option: defaults.nonDelivery,
    restriction_type: "none",
    customs_items: items.map((item) => ({
      description: item.description,
      quantity: item.quantity,
      value: item.value ?? 0,
      weight: item.weight ?? share,
      origin_country: item.origin,
      hs_tariff_number: item.hsCode.replace(/[\s.]/g, ""),
    })),
  });
  if (parsed.success) return { customs: parsed.data, problems: [] };
  const problems = new Map<string, RowProblem>();
  for (const { path, message } of parsed.error.issues) {
    const [list, at, name] = path;
    const own = fields[String(name)];
    const field =
      list === "customs_items" && own ? `items.${String(at)}.${own}` : `customs.${path.join(".")}`;
    if (!problems.has(field))
      problems.set(
        field,
        incomplete(field, `Customs: ${own ?? path.join(".")} ${message}`, fixes[own ?? ""] ?? null),
      );
  }
  return { customs: null, problems: [...problems.values()] };
}
