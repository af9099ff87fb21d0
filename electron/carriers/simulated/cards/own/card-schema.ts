import { z } from "zod";
import { CardFile } from "./card-file.ts";

/** The JSON Schema of rate cards, as it is published in resources/rates/card.schema.json. */
export function cardSchemaText(): string {
  const schema = z.toJSONSchema(CardFile, { io: "input" });
  const titled = {
    $schema: schema.$schema,
    $id: "card.schema.json",
    title: "Rate card of Shipdeck",
    description:
      "A carrier's whole card, a price table of one service, or a list of discounts. Rules between fields (one price for each zone, ascending weights) are checked by `shipdeck station cards check FILE`.",
    anyOf: schema.anyOf,
    ...(schema.$defs ? { $defs: schema.$defs } : {}),
  };
  return `${JSON.stringify(titled, null, 2)}\n`;
}
